import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

import { openLastPages } from './lastPages/openLastPages';
import { readPageAddress } from './pageAddress';
import { exchangeHeaders, privateOnly, sendError, type PageExchange } from './PageExchange';
import type { Rendition } from './PageStore';
import { encodeDocument, sendDocument } from './sendDocument';
import { log } from '@/server/log';

const lastPages = openLastPages();

/** Same limit as KnownPages. */
const maxAddresses = 10_000;

/** The last stored document per address, so that a document sent many times is written once. */
const storedDocuments = new LRUCache<string, WeakRef<Rendition>>({ max: maxAddresses });

async function store(address: string, document: Rendition): Promise<void> {
  const { policy, speculationRules } = document;
  await lastPages.store(address, { policy, speculationRules, body: await encodeDocument(document, 'br') });
}

/** Stores a page that is the same for everyone as a fallback during outages. */
export function storeLastPage({ request }: PageExchange, document: Rendition): void {
  const address = readPageAddress(request);
  if (address === undefined || storedDocuments.get(address)?.deref() === document) return;
  storedDocuments.set(address, new WeakRef(document));
  store(address, document).catch((error: unknown) => {
    log('warn', 'A page could not be stored as a fallback.', { address }, error);
  });
}

/** Removes a page that was unpublished or moved, so that an outage does not bring it back. */
export function removeLastPage({ request }: PageExchange): void {
  const address = readPageAddress(request);
  if (address === undefined) return;
  storedDocuments.delete(address);
  void lastPages.remove(address);
}

async function findLastPage(address: string): Promise<Rendition | undefined> {
  const record = await lastPages.find(address);
  if (!record) return undefined;
  const { policy, speculationRules, body } = record;
  // A damaged body counts as missing.
  const html = await promisify(brotliDecompress)(body).catch(() => undefined);
  return html && { policy, speculationRules, html };
}

/** Sends the last stored version of a page that cannot be rendered, or the error page if there is none. */
export async function sendLastPage(exchange: PageExchange, status: 500 | 503): Promise<void> {
  const address = readPageAddress(exchange.request);
  const document = address === undefined ? undefined : await findLastPage(address);
  if (!document) return sendError(exchange, status);
  await sendDocument(exchange.request, exchange.response, {
    status: 200,
    document,
    headers: { ...exchangeHeaders(exchange), 'cache-control': privateOnly },
  });
}
