import { t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { gallery, next, passage, prose, quotation } from '../modules';
import { story } from './story';

export const theHarnessOfALifeboat = story({
  slug: 'the-harness-of-a-lifeboat',
  publicationDate: '2024-10-17',
  category: 'customers',
  title: t('The harness of a lifeboat', 'Der Kabelsatz eines Rettungsboots'),
  leadText: t(
    'Forty boats a year, each with one harness that must work once. A yard in Norway tests it while it grows.',
    'Vierzig Boote im Jahr, jedes mit einem Kabelsatz, der einmal funktionieren muss. Eine Werft in Norwegen prüft ihn, während er entsteht.',
  ),
  teaserImage: 'cirris-tester',
  storyContacts: ['test-engineering'],
  topics: ['testing', 'small-lots'],
  products: ['cirris-cr-4', 'unistrip-2550'],
  modules: [
    prose(
      t(
        'An enclosed lifeboat hangs on a ship for twenty-five years. It is started every week for three minutes, and nobody wants to need it. When it falls into the sea, light, radio, engine and bilge pump have to come on together.\n\nThe yard built its harnesses on a board and tested them at the end. A swapped pair was found after two days of work, behind forty cable ties.',
        'Ein geschlossenes Rettungsboot hängt fünfundzwanzig Jahre an einem Schiff. Jede Woche wird es drei Minuten gestartet, und niemand wünscht sich, es zu brauchen. Fällt es ins Meer, müssen Licht, Funk, Motor und Lenzpumpe zusammen angehen.\n\nDie Werft baute ihre Kabelsätze am Brett und prüfte sie am Schluss. Ein vertauschtes Paar fand sich nach zwei Tagen Arbeit, hinter vierzig Kabelbindern.',
      ),
    ),
    passage({
      title: t('The tester goes first', 'Das Prüfgerät geht voran'),
      content: t(
        'Now the tester stands at the head of the board. It names the next wire, the person touches one end with a wrist strap, and the lamp shows the cavity. A contact in the wrong place is heard at once; the hand is still on it.\n\nBuilding takes as long as before. What has gone is the day of searching that followed every third boat.',
        'Heute steht das Prüfgerät am Kopf des Bretts. Es nennt die nächste Leitung, die Person berührt ein Ende mit dem Armband, und die Lampe zeigt die Kammer. Einen Kontakt am falschen Ort hört man sofort; die Hand ist noch dran.\n\nDas Bauen dauert so lange wie zuvor. Verschwunden ist der Tag des Suchens, der auf jedes dritte Boot folgte.',
      ),
      image: 'connector-family',
      mediaPosition: 'start',
    }),
    quotation(
      t(
        'I like to be told on the first contact, not on the four-hundredth.',
        'Ich höre es lieber beim ersten Kontakt als beim vierhundertsten.',
      ),
      t('Harness builder, a boatyard in western Norway', 'Kabelbauerin einer Werft in Westnorwegen'),
    ),
    gallery(
      t('On the board', 'Am Brett'),
      ['machine-test', t('Board with adapters', 'Brett mit Adaptern')],
      ['cirris-tester', t('The tester at its head', 'Das Prüfgerät am Kopf')],
    ),
    next(
      t('Test while you build', 'Prüfen beim Bauen'),
      toProduct('cirris-cr-4', t('Read about {name}', 'Mehr zu {name}')),
      to('main:solutions/testing', t('Testing', 'Prüfen')),
    ),
  ],
});
