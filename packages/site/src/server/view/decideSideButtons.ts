import { phoneHref } from '@kmx/core';
import type { SideButtonItem } from '@kmx/design-system';

import type { SiteView } from './createSiteView';
import { contactPanelId, mailHref } from './decideContactPanel';

/** Creates contact shortcuts: contact panel, telephone, e-mail; empty if the site hides them. */
export function decideSideButtons(view: SiteView, hasContactPanel: boolean): SideButtonItem[] {
  const { site, intl } = view;
  if (site.hideSideButtons) return [];
  const { phone, email } = site.contact ?? {};
  const items: (SideButtonItem | null)[] = [
    hasContactPanel
      ? {
          id: 'contact',
          icon: 'contact',
          label: intl.formatMessage({ id: 'shell.contact' }),
          popoverTarget: contactPanelId,
        }
      : null,
    phone
      ? {
          id: 'phone',
          icon: 'phone',
          label: intl.formatMessage({ id: 'shell.phone' }, { number: phone }),
          href: phoneHref(phone),
          dataLink: 'plain',
        }
      : null,
    email
      ? {
          id: 'mail',
          icon: 'mail',
          label: intl.formatMessage({ id: 'shell.mail' }),
          href: mailHref(email),
          dataLink: 'plain',
        }
      : null,
  ];
  return items.filter((item) => item !== null);
}
