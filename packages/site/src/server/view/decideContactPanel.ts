import { limits, phoneHref } from '@kmx/core';
import { formParameters } from '@kmx/core/forms';
import type { ContactPanelProps, ContactPanelWay } from '@kmx/design-system';

import { withParameter } from '../http/withParameter';

import { findSitePage } from '../links/findSitePage';
import type { SiteView } from './createSiteView';

export const contactPanelId = 'contact-panel';

const mailHref = (address: string): string => `mailto:${address}`;

/** Subject of an enquiry, passed to the mail and the contact page. */
export interface ContactSubject {
  readonly slug: string;
  readonly name: string;
}

function mailAbout(address: string, subject: string | undefined): string {
  const href = mailHref(address);
  return subject === undefined ? href : `${href}?subject=${encodeURIComponent(subject)}`;
}

/**
 * Creates the contact options (section 2.3), on a product page with the product as subject. Undefined if the
 * site has neither telephone, e-mail nor contact page.
 */
export function decideContactPanel(view: SiteView, product?: ContactSubject): ContactPanelProps | undefined {
  const { intl, site } = view;
  const about = product && intl.formatMessage({ id: 'contact.subject' }, { product: product.name });
  const { phone, email } = site.contact ?? {};
  const links: ContactPanelWay[] = [];
  if (phone) {
    const label = intl.formatMessage({ id: 'contact.phone' });
    links.push({ id: 'phone', icon: 'phone', label, text: phone, href: phoneHref(phone) });
  }
  if (email) {
    const label = intl.formatMessage({ id: 'contact.mail' });
    links.push({ id: 'mail', icon: 'mail', label, text: email, href: mailAbout(email, about) });
  }
  const page = findSitePage(view, ['contact', 'kontakt']);
  const href = page && product ? withParameter(page, formParameters.product.name, product.slug) : page;
  if (links.length === 0 && !href) return undefined;
  return {
    id: contactPanelId,
    title: product
      ? intl.formatMessage({ id: 'contact.titleAbout' }, { product: product.name })
      : intl.formatMessage({ id: 'contact.title' }),
    promise: intl.formatMessage({ id: 'contact.promise' }, { hours: limits.contactReplyHours }),
    ways: links,
    page: href ? { text: intl.formatMessage({ id: 'contact.page' }), href } : undefined,
    closeLabel: intl.formatMessage({ id: 'contact.close' }),
  };
}
