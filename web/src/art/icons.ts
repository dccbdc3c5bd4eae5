/** Icons that no page needs at first: paths for `Icon`. */
export const dayIcon = "M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M12 13v4M10 15h4";
export const analyseIcon = "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5l5 5M7.5 11.5l2-2.5 2 2.5 2-3";
export const copyIcon = "M9 9h11v11H9zM5 15H4V4h11v1";
export const downloadIcon = "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16";
export const peopleIcon = "M9 5a3.2 3.2 0 1 0 .01 0zM2.5 19.5q0-6 6.5-6t6.5 6M16 5.3a3.2 3.2 0 0 1 0 6M18 14q3.5 1 3.5 5.5";
export const shareIcon = "M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8";
export const targetIcon = "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM12 12h.01";
