/** Timeout in milliseconds. */
const patienceMs = 10_000;

/** Parsed by the browser, because the trusted types policy allows no markup from strings. */
const fetchDocument = (url: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${url} responded with ${String(request.status)}.`));
    request.addEventListener('load', () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : fail(),
    );
    for (const type of ['error', 'timeout', 'abort'] as const) request.addEventListener(type, fail);
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = patienceMs;
    request.send();
  });

/** The content security policy allows rules only through the CSSOM. */
function insertRules(css: string): void {
  const style = document.head.appendChild(document.createElement('style'));
  style.sheet?.insertRule(css);
}

/** Replaces the placeholder by the panels of its site. */
export async function insertPanels(placeholder: HTMLElement): Promise<true> {
  const build = document.documentElement.dataset.build ?? '';
  const source = await fetchDocument(`/_panels/${build}/${placeholder.dataset.panels ?? ''}`);
  insertRules(source.querySelector<HTMLMetaElement>('meta[name=rules]')?.content ?? '');
  placeholder.replaceWith(...source.body.children);
  return true;
}
