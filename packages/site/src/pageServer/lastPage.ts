import { openLastPages } from './lastPages/openLastPages';
import { readPageAddress } from './pageAddress';
import { exchangeHeaders, privateOnly, sendError, type PageExchange } from './PageExchange';
import type { Rendition } from './PageStore';
import { sendDocument } from './sendDocument';

const lastPages = openLastPages();

/** Addresses that a document was stored for: it is sent many times, and written once. */
const storedAddresses = new WeakMap<Rendition, Set<string>>();

/** Stores a page that everybody gets at its address, for an outage. */
export function storeLastPage({ request }: PageExchange, document: Rendition): void {
  const address = readPageAddress(request);
  if (address === undefined) return;
  const stored = storedAddresses.get(document) ?? new Set();
  storedAddresses.set(document, stored);
  if (stored.has(address)) return;
  stored.add(address);
  void lastPages.store(address, document);
}

/** Removes a page that was withdrawn or moved for everybody: an outage must not bring it back. */
export function removeLastPage({ request }: PageExchange): void {
  const address = readPageAddress(request);
  if (address !== undefined) void lastPages.remove(address);
}

/** Sends a page that cannot be rendered as everybody saw it last, also after a restart; else the error page. */
export async function sendLastPage(exchange: PageExchange, status: 500 | 503): Promise<void> {
  const address = readPageAddress(exchange.request);
  const document = address === undefined ? undefined : await lastPages.find(address);
  if (!document) return sendError(exchange, status);
  await sendDocument(exchange.request, exchange.response, {
    status: 200,
    document,
    headers: { ...exchangeHeaders(exchange), 'cache-control': privateOnly },
  });
}
