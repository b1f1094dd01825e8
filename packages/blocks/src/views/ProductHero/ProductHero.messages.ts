import type { Messages } from '../../contract/messages';

export const productHeroMessages = {
  keyFigures: { id: 'blocks.productHero.keyFigures', defaultMessage: 'Key figures' },
  pictures: { id: 'blocks.productHero.pictures', defaultMessage: 'Pictures' },
} as const satisfies Messages;
