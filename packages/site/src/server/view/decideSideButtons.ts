import { pageUrl } from '@kmx/core';
import type { SideButtonItem } from '@kmx/design-system';

import type { SiteView } from './createSiteView';

/** Shortcuts to talk to us: the contact page where the site has one, telephone, e-mail; none where the site hides them. */
export function decideSideButtons(view: SiteView): SideButtonItem[] {
  const { site, intl, index, links } = view;
  if (site.hideSideButtons) return [];
  const contactPage = index.find(({ slug }) => slug === 'contact' || slug === 'kontakt');
  const { phone, email } = site.contact ?? {};
  const items: (SideButtonItem | null)[] = [
    contactPage
      ? {
          id: 'contact',
          icon: 'contact',
          label: intl.formatMessage({ id: 'shell.contact' }),
          href: pageUrl({ ...links, ...contactPage }),
          dataLink: 'route',
        }
      : null,
    phone
      ? {
          id: 'phone',
          icon: 'phone',
          label: intl.formatMessage({ id: 'shell.phone' }, { number: phone }),
          href: `tel:${phone.replace(/[^+\d]/g, '')}`,
          dataLink: 'plain',
        }
      : null,
    email
      ? {
          id: 'mail',
          icon: 'mail',
          label: intl.formatMessage({ id: 'shell.mail' }),
          href: `mailto:${email}`,
          dataLink: 'plain',
        }
      : null,
  ];
  return items.filter((item) => item !== null);
}
