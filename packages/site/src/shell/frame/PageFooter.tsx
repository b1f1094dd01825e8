import { ContactPanel, SideButtons, SiteFooter, SiteFooterButton } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';
import { decideContactPanel } from '@/server/view/decideContactPanel';
import { decideFooter } from '@/server/view/decideFooter';
import { decideSideButtons } from '@/server/view/decideSideButtons';

interface PageFooterProps {
  view: SiteView;
  /** Subject of the contact form. */
  product?: { slug: string; name: string };
}

/** Shortcuts, the contact panel that they open, and the footer. */
export function PageFooter({ view, product }: PageFooterProps) {
  const { intl, site } = view;
  const contact = decideContactPanel(view, product);
  const sideButtons = decideSideButtons(view, contact !== undefined);
  const isContactInFooter = contact !== undefined && site.hideSideButtons;
  return (
    <>
      {sideButtons.length > 0 && (
        <SideButtons items={sideButtons} label={intl.formatMessage({ id: 'shell.sideButtons' })} />
      )}
      {contact && <ContactPanel {...contact} />}
      <SiteFooter
        {...decideFooter(view)}
        label={intl.formatMessage({ id: 'shell.footerNavigation' })}
        actions={
          <>
            {isContactInFooter && (
              <SiteFooterButton popoverTarget={contact.id}>
                {intl.formatMessage({ id: 'shell.contact' })}
              </SiteFooterButton>
            )}
            <SiteFooterButton data-consent-open hidden>
              {intl.formatMessage({ id: 'consent.settings' })}
            </SiteFooterButton>
          </>
        }
      />
    </>
  );
}
