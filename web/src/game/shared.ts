/** Returns something new, its parts replaced by known ones that say the same: what was made of those need not be made again. */
export function shared<Whole extends object>(fresh: Whole, known: Whole | null | undefined): Whole {
  for (const key in fresh) if (known && JSON.stringify(fresh[key]) === JSON.stringify(known[key])) fresh[key] = known[key];
  return fresh;
}
