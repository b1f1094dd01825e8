import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderPages } from '../provider/createProvider';
import { intro, notice } from './forms';
import { html, trustedHtml, type Html } from './html';
import type { Pages, Localization } from './pages';
import { renderPage } from './renderPage';

/** Pages that the provider shows itself: a rejected request, the confirmation of a sign-out, its end. */
export const createProviderPages = (pages: Pages): ProviderPages => {
  const localizationOf = (context: KoaContextWithOIDC): Localization =>
    pages.resolveLocalization(context.req, new URL(context.href), { site: readLocales(context) });
  const show = (
    context: KoaContextWithOIDC,
    localization: Localization,
    title: string,
    body: Html,
    script?: string,
  ): void => {
    context.set({ ...pages.headers });
    context.type = 'html';
    context.body = renderPage({ ...localization, title, body, script });
  };
  return {
    error: (context, code) => {
      const localization = localizationOf(context);
      const { title, lead, code: label } = localization.messages.fault;
      const back = { href: pages.portalUrl, label: localization.messages.backToPortal };
      const body = html`${notice(title, lead, back)}
        <p class="hint">${label}: <code>${code}</code></p>`;
      show(context, localization, title, body);
    },
    signOut: (context, form) => {
      const localization = localizationOf(context);
      const { title, lead, button } = localization.messages.signOut;
      // One of our tokens proves that the portal requested the sign-out, which needs no confirmation then.
      const isRequestedByPortal = context.oidc.entities.IdTokenHint !== undefined;
      const body = html`${intro(title, lead)} ${trustedHtml(form)}
        <div class="actions">
          <button class="button" form="op.logoutForm" name="logout" value="yes">${button}</button>
        </div>`;
      show(context, localization, title, body, isRequestedByPortal ? 'sign-out.js' : undefined);
    },
    signedOut: (context) => {
      const localization = localizationOf(context);
      const { title, lead } = localization.messages.signedOut;
      show(
        context,
        localization,
        title,
        notice(title, lead, { href: pages.portalUrl, label: localization.messages.backToPortal }),
      );
    },
  };
};

/** A request that was rejected early has no parameters. */
const readLocales = (context: KoaContextWithOIDC): string | undefined => {
  const { ui_locales: locales } = context.query;
  return typeof locales === 'string' ? locales : undefined;
};
