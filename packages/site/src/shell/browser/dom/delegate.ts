/**
 * Handles the events of a type that happen inside elements of a selector, whenever these come into the document. `handle`
 * gets the innermost such element.
 */
export function delegate<TType extends keyof DocumentEventMap>(
  type: TType,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[TType]) => void,
  options: AddEventListenerOptions,
): void {
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (element) handle(element, event);
    },
    options,
  );
}
