import type { Payload } from 'payload';
import { toLink } from '../documents/convertLink';
import { idOf } from '../documents/ids';
import type { SeedRedirect } from '../documents/source';
import { quietly, type Writer } from '../documents/writer';

export const writeRedirects = async (
  payload: Payload,
  writer: Writer,
  redirects: readonly SeedRedirect[],
): Promise<void> => {
  for (const redirect of redirects) {
    const data = {
      previousUrl: redirect.previousUrl,
      site: redirect.site === undefined ? null : idOf('sites', redirect.site),
      target: toLink(redirect.target, 'en'),
      permanent: true,
    };
    await writer.write({
      collection: 'redirects',
      key: `${redirect.site ?? 'all'}:${redirect.previousUrl}`,
      origin: redirect,
      languages: ['en'],
      create: ({ id }) => payload.create({ collection: 'redirects', data: { id, ...data }, ...quietly }),
      update: ({ id }) => payload.update({ collection: 'redirects', id, data, ...quietly }),
    });
  }
  // An address that means something else by now must not be led away by an earlier seed.
  await writer.removeRetired('redirects');
};
