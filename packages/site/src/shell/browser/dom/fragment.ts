const timeoutMs = 10_000;

/** Parsed by the browser, because the trusted types policy allows no markup from strings. */
export const fetchDocument = (url: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${url} responded with ${String(request.status)}.`));
    request.addEventListener('load', () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : fail(),
    );
    for (const type of ['error', 'timeout', 'abort'] as const) request.addEventListener(type, fail);
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.send();
  });

/** Text of a `meta` element; undefined without one. */
export const readMeta = (source: Document, name: string): string | undefined =>
  source.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/**
 * Inserts the rules of a requested document, and returns their style element. The content security policy allows rules
 * only through the CSSOM.
 */
export function insertRules(source: Document): HTMLStyleElement {
  const style = document.head.appendChild(document.createElement('style'));
  style.sheet?.insertRule(readMeta(source, 'rules') ?? '');
  return style;
}
