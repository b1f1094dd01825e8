import { isOwnForm, readForm, type PageRequest } from '../http/pageRequest';
import { pendingOf, type SignInOptions, type Step } from './signInContext';
import { createSteps } from './signInSteps';

/** `/am/XUI/login/{uid}`: password, then code or set-up of a device at the same address. */
export const createSignInRoute = (options: SignInOptions) => {
  const { provider, pages } = options;
  const steps = createSteps(options);

  const handleForm = async (step: Step): Promise<void> => {
    const form = isOwnForm(step.page.request, options.url) ? await readForm(step.page.request) : null;
    if (!form) return pages.sendNotice(step.page, 400, 'expired');
    const pending = pendingOf(step.interaction);
    const name = form.get('step');
    if (name === 'cancel')
      return steps.end(step, {
        error: 'access_denied',
        error_description: 'The person cancelled the sign-in.',
      });
    if (name === 'restart') return steps.turnTo(step, {});
    if (pending && (name === 'code' || name === 'device')) return steps.checkCode(step, pending, form);
    if (name === 'passkey' && !pending) return steps.checkPasskey(step, form);
    if (name === 'passkey' && pending?.secret === undefined && pending)
      return steps.confirmByPasskey(step, pending, form);
    if (!pending && name === 'password') return steps.checkPassword(step, form);
    return steps.turnTo(step, pending ? { pending } : {});
  };

  return async (page: PageRequest, uid: string): Promise<void> => {
    const interaction = await provider.interactionDetails(page.request, page.response).catch(() => undefined);
    if (interaction?.uid !== uid) return pages.sendNotice(page, 400, 'expired');
    const { ui_locales: locales } = interaction.params;
    const site = typeof locales === 'string' ? locales : undefined;
    const step: Step = {
      page,
      interaction,
      localization: pages.resolveLocalization(page.request, page.url, { site }),
    };
    if (page.request.method === 'POST') return handleForm(step);
    const pending = pendingOf(interaction);
    return pending ? steps.second(step, pending, 200) : steps.password(step, 200);
  };
};
