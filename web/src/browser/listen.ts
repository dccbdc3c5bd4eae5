type Handlers = { [Kind in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[Kind]) => void };

/** Listens to an element, and returns how to stop it. */
export function listen(element: Element, handlers: Handlers, options: AddEventListenerOptions = {}): () => void {
  const stop = new AbortController();
  for (const [kind, handler] of Object.entries(handlers))
    element.addEventListener(kind, handler as (event: Event) => void, { ...options, signal: stop.signal });
  return () => stop.abort();
}
