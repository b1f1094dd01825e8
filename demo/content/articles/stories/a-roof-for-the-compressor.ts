import { same, t, to } from '../../pages/copy';
import { figures, gallery, prose, quotation } from '../modules';
import { story } from './story';

export const aRoofForTheCompressor = story({
  slug: 'a-roof-for-the-compressor',
  publicationDate: '2024-06-06',
  category: 'sustainability',
  title: t('A roof that feeds the compressor', 'Ein Dach für den Kompressor'),
  leadText: t(
    'The plant in Germany makes its compressed air when the sun shines and uses it when the presses need it.',
    'Das Werk in Deutschland macht seine Druckluft, wenn die Sonne scheint, und braucht sie, wenn die Pressen laufen.',
  ),
  teaserImage: 'solar-roof',
  storyContacts: ['press-office'],
  topics: ['energy'],
  products: [],
  modules: [
    prose(
      t(
        'A battery was offered, and it would have filled a garage. The caretaker had another thought: the plant already stores energy, in two steel vessels behind hall three, and nobody calls them a battery.\n\nThe compressor used to run whenever the pressure fell below seven bar. Now it runs when the roof gives more than the plant takes, up to nine bar, and rests through the evening. A third vessel, bought second-hand from a brewery, carries the late shift.',
        'Angeboten wurde eine Batterie, sie hätte eine Garage gefüllt. Der Hausmeister hatte einen anderen Gedanken: Das Werk speichert längst Energie, in zwei Stahlbehältern hinter Halle drei, nur nennt sie niemand Batterie.\n\nDer Kompressor lief früher, sobald der Druck unter sieben Bar fiel. Heute läuft er, wenn das Dach mehr gibt, als das Werk nimmt, bis auf neun Bar, und ruht am Abend. Ein dritter Behälter, gebraucht von einer Brauerei, trägt die Spätschicht.',
      ),
    ),
    figures(
      [t('1,120', '1120'), '', t('modules on the roof', 'Module auf dem Dach')],
      [same('38'), '%', t('of the year’s electricity', 'des Stroms im Jahr')],
      [same('9'), 'bar', t('at four in the afternoon', 'um vier Uhr nachmittags')],
    ),
    quotation(
      t('Air keeps overnight. That was all.', 'Luft hält über Nacht. Das war alles.'),
      t('Caretaker, plant in Germany', 'Hausmeister, Werk in Deutschland'),
    ),
    gallery(
      t('On and below the roof', 'Auf und unter dem Dach'),
      ['solar-roof', t('Rows between the skylights', 'Reihen zwischen den Oberlichtern')],
      ['plant-exterior', t('Hall three is the one on the left', 'Halle drei ist die linke')],
      ['assembly-cell', t('Where the air is used', 'Wo die Luft gebraucht wird')],
    ),
    prose(
      t(
        'The figures are in the sustainability report, with the two months in which it did not work: a valve had been mounted the wrong way round, and the vessel emptied itself on Sundays.',
        'Die Zahlen stehen im Nachhaltigkeitsbericht, samt den zwei Monaten, in denen es nicht ging: Ein Ventil sass verkehrt herum, und der Behälter leerte sich jeweils am Sonntag.',
      ),
    ),
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('What else we measure', 'Was wir sonst noch messen'),
      links: [to('main:company/sustainability', t('Sustainability', 'Nachhaltigkeit'))],
    },
  ],
});
