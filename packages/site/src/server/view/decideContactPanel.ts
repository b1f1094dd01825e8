import { limits } from '@kmx/core';
import type { ContactPanelProps, ContactPanelWay } from '@kmx/design-system';

import type { SiteView } from './createSiteView';
import { findSitePage } from './findSitePage';

/** What the buttons that open the panel name. */
export const contactPanelId = 'contact-panel';

export const phoneHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
export const mailHref = (address: string): string => `mailto:${address}`;

/** The ways to talk to us (section 2.3); none where the site has neither telephone, e-mail nor contact page. */
export function decideContactPanel(view: SiteView): ContactPanelProps | undefined {
  const { intl, site } = view;
  const { phone, email } = site.contact ?? {};
  const ways: ContactPanelWay[] = [];
  if (phone) {
    const label = intl.formatMessage({ id: 'contact.phone' });
    ways.push({ id: 'phone', icon: 'phone', label, text: phone, href: phoneHref(phone) });
  }
  if (email) {
    const label = intl.formatMessage({ id: 'contact.mail' });
    ways.push({ id: 'mail', icon: 'mail', label, text: email, href: mailHref(email) });
  }
  const href = findSitePage(view, ['contact', 'kontakt']);
  if (ways.length === 0 && !href) return undefined;
  return {
    id: contactPanelId,
    title: intl.formatMessage({ id: 'contact.title' }),
    promise: intl.formatMessage({ id: 'contact.promise' }, { hours: limits.contactReplyHours }),
    ways,
    page: href ? { text: intl.formatMessage({ id: 'contact.page' }), href } : undefined,
    closeLabel: intl.formatMessage({ id: 'contact.close' }),
  };
}
