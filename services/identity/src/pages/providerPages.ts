import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderPages } from '../provider/createProvider';
import { intro, notice } from './forms';
import { html, trustedHtml, type Html } from './html';
import type { Pages, Speech } from './pages';
import { renderPage } from './renderPage';

/** Pages that the provider shows itself: a rejected request, the confirmation of a sign-out, its end. */
export const createProviderPages = (pages: Pages): ProviderPages => {
  const speakOf = (context: KoaContextWithOIDC): Speech =>
    pages.resolveSpeech(context.req, new URL(context.href), { site: readLocales(context) });
  const show = (
    context: KoaContextWithOIDC,
    speech: Speech,
    title: string,
    body: Html,
    script?: string,
  ): void => {
    context.set({ ...pages.headers });
    context.type = 'html';
    context.body = renderPage({ ...speech, title, body, script });
  };
  return {
    error: (context, code) => {
      const speech = speakOf(context);
      const { title, lead, code: label } = speech.messages.fault;
      const back = { href: pages.portalUrl, label: speech.messages.backToPortal };
      const body = html`${notice(title, lead, back)}
        <p class="hint">${label}: <code>${code}</code></p>`;
      show(context, speech, title, body);
    },
    signOut: (context, form) => {
      const speech = speakOf(context);
      const { title, lead, button } = speech.messages.signOut;
      // One of our tokens proves that the portal requested the sign-out, which needs no confirmation then.
      const isRequestedByPortal = context.oidc.entities.IdTokenHint !== undefined;
      const body = html`${intro(title, lead)} ${trustedHtml(form)}
        <div class="actions">
          <button class="button" form="op.logoutForm" name="logout" value="yes">${button}</button>
        </div>`;
      show(context, speech, title, body, isRequestedByPortal ? 'sign-out.js' : undefined);
    },
    signedOut: (context) => {
      const speech = speakOf(context);
      const { title, lead } = speech.messages.signedOut;
      show(
        context,
        speech,
        title,
        notice(title, lead, { href: pages.portalUrl, label: speech.messages.backToPortal }),
      );
    },
  };
};

/** A request that was rejected early has no parameters. */
const readLocales = (context: KoaContextWithOIDC): string | undefined => {
  const { ui_locales: locales } = context.query;
  return typeof locales === 'string' ? locales : undefined;
};
