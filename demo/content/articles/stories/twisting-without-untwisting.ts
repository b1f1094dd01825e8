import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, passage, prose } from '../modules';
import { story } from './story';

export const twistingWithoutUntwisting = story({
  slug: 'twisting-without-untwisting',
  publicationDate: '2024-09-05',
  category: 'technology',
  title: t('Two turns too many', 'Zwei Umdrehungen zu viel'),
  leadText: t(
    'A twisted pair springs back. To end at the right pitch one has to go past it, and know by how much.',
    'Ein verdrilltes Paar federt zurück. Wer bei der richtigen Schlaglänge enden will, muss darüber hinaus und wissen, wie weit.',
  ),
  teaserImage: 'machine-twist',
  storyContacts: ['test-engineering'],
  topics: ['automation', 'testing'],
  products: ['torsa-540', 'torsa-510'],
  modules: [
    prose(
      t(
        'A pair for a data bus has a pitch of twenty millimetres, give or take one. Outside of that the two wires no longer hear the same noise, and the receiver can’t subtract it.\n\nCopper springs back, insulation creeps, and both do so differently on a Monday, when the drum has stood in a cold lorry over the weekend. The classical answer is to twist a sample, let it lie for an hour, count, correct and begin again. Every new drum starts with a bundle of waste.',
        'Ein Paar für einen Datenbus hat eine Schlaglänge von zwanzig Millimetern, plus oder minus einen. Ausserhalb hören die beiden Leitungen nicht mehr denselben Lärm, und der Empfänger kann ihn nicht abziehen.\n\nKupfer federt, Isolation kriecht, und beides anders am Montag, wenn die Trommel übers Wochenende im kalten Lastwagen stand. Die klassische Antwort: ein Muster verdrillen, eine Stunde liegen lassen, zählen, korrigieren, neu beginnen. Jede Trommel fängt mit einem Bund Ausschuss an.',
      ),
    ),
    passage({
      title: t('The machine lets go for a moment', 'Die Maschine lässt kurz los'),
      content: t(
        'Torsa 540 twists a pair, opens one chuck by a hair’s breadth and measures the torque that remains. From it follows how far this copper, today, will turn back. The second pair is twisted by that much more. The third is usually right, and the first two are waste of known length.\n\nThe value is kept with the drum. If it drifts in the middle, the insulation has changed, and somebody should look at the label.',
        'Torsa 540 verdrillt ein Paar, öffnet ein Futter um Haaresbreite und misst das Drehmoment, das bleibt. Daraus ergibt sich, wie weit dieses Kupfer heute zurückdreht. Das zweite Paar wird um so viel mehr verdrillt. Das dritte stimmt meist, und die ersten zwei sind Ausschuss von bekannter Länge.\n\nDer Wert bleibt bei der Trommel. Wandert er mittendrin, hat die Isolation gewechselt, und jemand sollte das Etikett lesen.',
      ),
      image: 'wire-path',
      links: [toProduct('torsa-540', t('Technical data of {name}', 'Technische Daten: {name}'))],
    }),
    figures(
      [same('20 ± 1'), 'mm', t('pitch asked for', 'verlangte Schlaglänge')],
      [same('2'), '', t('pairs of waste per drum', 'Paare Ausschuss pro Trommel')],
      [same('0'), 'h', t('of waiting', 'Wartezeit')],
    ),
  ],
});
