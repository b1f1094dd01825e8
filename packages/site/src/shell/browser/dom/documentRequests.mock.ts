export interface DocumentRequests {
  readonly urls: string[];
  /** Status and HTML of the responses from now on. */
  status: number;
  html: string;
}

/** Replaces the requests of `fetchDocument`. `deliver` decides when a response arrives. */
export function mockDocumentRequests(
  deliver: (respond: () => void) => void = queueMicrotask,
): DocumentRequests {
  const requests: DocumentRequests = { urls: [], status: 200, html: '' };
  class FakeRequest extends EventTarget {
    status = 0;
    responseXML: Document | null = null;
    open(_method: string, url: string) {
      requests.urls.push(url);
    }
    send() {
      this.status = requests.status;
      this.responseXML = new DOMParser().parseFromString(requests.html, 'text/html');
      deliver(() => this.dispatchEvent(new Event('load')));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return requests;
}
