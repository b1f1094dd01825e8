import type { Payload } from 'payload';
import { environment } from '../../config/environment';
import { fileId, mediaId, pageId } from '../seeding/documents/convertLink';
import { messageOf } from '../tools/createQuery';
import { startProductFake } from '../tools/productFake';

/** Publishes links to products that do not exist, and videos with files that are not videos. */
export const observeTargets = async (payload: Payload) => {
  const products = await startProductFake();
  Object.assign(environment, { productUrl: products.url });
  const publish = (module: object, isDraft = false) =>
    messageOf(() =>
      payload.update({
        collection: 'pages',
        id: pageId('main:company'),
        locale: 'en',
        draft: isDraft,
        data: { modules: [module], _status: isDraft ? 'draft' : 'published' },
      }),
    );
  const linked = (product: string) => ({
    blockType: 'callToAction',
    title: 'See it',
    links: [{ link: { kind: 'product', product, text: 'See {name}' } }],
  });
  const film = (video: string, fields: object = { captionsFile: fileId('captions') }) => ({
    blockType: 'video',
    title: 'A film',
    poster: mediaId('square'),
    transcript: 'A wire.',
    video: fileId(video),
    ...fields,
  });
  const { docs } = await payload.find({ collection: 'stories', where: { slug: { equals: 'old' } } });
  const story = (...slugs: string[]) =>
    messageOf(() =>
      payload.update({
        collection: 'stories',
        id: docs[0]?.id ?? '',
        locale: 'en',
        data: { products: slugs, _status: 'published' },
      }),
    );
  const observed = {
    unknownProduct: await publish(linked('no-such-product')),
    draft: await publish(linked('no-such-product'), true),
    product: await publish(linked('alpha-550')),
    unknownOfStory: await story('alpha', 'no-such-product'),
    story: await story('alpha'),
    captionsAsFilm: await publish(film('captions')),
    filmWithoutCaptions: await publish(film('film', {})),
    filmWithoutTitle: await publish(film('film', { captionsFile: fileId('captions'), title: '' })),
    draftFilm: await publish(film('film', {}), true),
    silentFilm: await publish(film('film', { isSilent: true })),
    film: await publish(film('film')),
  };
  Object.assign(environment, { productUrl: undefined });
  products.close();
  return observed;
};
