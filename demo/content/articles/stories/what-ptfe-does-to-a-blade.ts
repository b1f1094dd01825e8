import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, film, prose } from '../modules';
import { story } from './story';

export const whatPtfeDoesToABlade = story({
  slug: 'what-ptfe-does-to-a-blade',
  publicationDate: '2024-04-25',
  category: 'technology',
  title: t('What PTFE does to a blade', 'Was PTFE mit einem Messer macht'),
  leadText: t(
    'Nothing sticks to PTFE, not even the cut. A year of trials with eleven coatings, and the one that stayed.',
    'An PTFE haftet nichts, nicht einmal der Schnitt. Ein Jahr Versuche mit elf Beschichtungen, und die eine, die blieb.',
  ),
  teaserImage: 'machine-strip',
  storyContacts: ['crimp-laboratory'],
  topics: ['fine-wire', 'repair'],
  products: ['blade-set-bv-90', 'linea-260'],
  modules: [
    prose(
      t(
        'PTFE gives way to a blade. It lets itself be pushed aside, and when the blade has passed it comes back. What remains is a thread that hangs from the insulation like a hair, and a thread in a terminal is a reason to stop.\n\nA sharper edge helps for two thousand cuts. Then the edge is round, because the filler in the insulation is ground quartz. The laboratory therefore stopped sharpening and began to look at the side of the blade: the less the insulation rubs on it, the less it is pushed.',
        'PTFE weicht dem Messer aus. Es lässt sich zur Seite schieben und kommt zurück, wenn das Messer durch ist. Übrig bleibt ein Faden, der wie ein Haar an der Isolation hängt, und ein Faden im Kontakt ist ein Grund anzuhalten.\n\nEine schärfere Schneide hilft für zweitausend Schnitte. Dann ist sie rund, denn der Füllstoff der Isolation ist gemahlener Quarz. Das Labor hörte deshalb auf zu schärfen und sah sich die Flanke des Messers an: Je weniger die Isolation daran reibt, desto weniger wird sie geschoben.',
      ),
    ),
    film(
      t('The cut, slowly', 'Der Schnitt, langsam'),
      t(
        'The second closing is the one that leaves a thread or does not.',
        'Beim zweiten Schliessen entscheidet sich, ob ein Faden bleibt.',
      ),
      'machine-strip',
    ),
    figures(
      [same('11'), '', t('coatings tried', 'Beschichtungen versucht')],
      [t('18,000', '18’000'), '', t('cuts before the first thread', 'Schnitte bis zum ersten Faden')],
      [same('3'), 'µm', t('thickness of the coating', 'Dicke der Beschichtung')],
    ),
    prose(
      t(
        'The coating that stayed is not the hardest of the eleven. It is the smoothest, and it is put on after the edge has been ground, so that each regrinding takes a little of it away. After three regrindings the blade is an ordinary one again. We say so on the packet.',
        'Die Beschichtung, die blieb, ist nicht die härteste der elf. Sie ist die glatteste, und sie kommt nach dem Schleifen auf die Schneide, sodass jedes Nachschleifen ein wenig davon wegnimmt. Nach dem dritten Mal ist das Messer wieder ein gewöhnliches. So steht es auf der Packung.',
      ),
      t('Not the hardest', 'Nicht die härteste'),
    ),
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('For insulation that gives way', 'Für Isolationen, die ausweichen'),
      links: [
        toProduct('blade-set-bv-90', same('{name}')),
        to('main:solutions/cut-and-strip', t('Cut and strip', 'Ablängen und Abisolieren')),
      ],
    },
  ],
});
