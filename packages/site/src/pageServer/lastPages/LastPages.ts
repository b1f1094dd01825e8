import type { Rendition } from '../PageStore';

/**
 * Public pages as they were last sent, by address. They outlive the process: after a restart in the middle of an outage,
 * readers get them in place of an error page. Never read while a page can be rendered.
 */
export interface LastPages {
  find(address: string): Promise<Rendition | undefined>;
  store(address: string, page: Rendition): Promise<void>;
  /** Removes a page that was withdrawn, so that an outage does not bring it back. */
  remove(address: string): Promise<void>;
}
