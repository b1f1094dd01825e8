import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, gallery, prose, quotation } from '../modules';
import { story } from './story';

export const busbarsForAFerry = story({
  site: 'volta',
  slug: 'busbars-for-a-ferry',
  publicationDate: '2025-11-13',
  category: 'customers',
  title: t('Busbars for a ferry', 'Stromschienen für eine Fähre'),
  leadText: t(
    'A ferry on a Swiss lake crosses on a battery, twenty-eight times a day. Its 640 busbars were bent in a week.',
    'Eine Fähre auf einem Schweizer See fährt mit Batterie, achtundzwanzigmal am Tag. Ihre 640 Stromschienen waren in einer Woche gebogen.',
  ),
  teaserImage: 'volta-busbar',
  storyContacts: ['high-voltage-team'],
  topics: ['high-voltage', 'small-lots'],
  products: ['volta-bar-12'],
  modules: [
    prose(
      t(
        'The yard had planned cables. In the hull, between two frames, there was room for a hand or for a cable lug, not for both. A bar that is bent three times goes round the corner where a cable would have needed a bend of thirty centimetres.\n\nThe difficulty was the insulation. It is put on before bending, and at the outside of each bend it gets thinner. The bender therefore presses it a little as it bends, so that there is never less than 1.1 mm.',
        'Die Werft hatte Kabel geplant. Im Rumpf, zwischen zwei Spanten, war Platz für eine Hand oder für einen Kabelschuh, nicht für beides. Eine dreimal gebogene Schiene geht um die Ecke, wo ein Kabel einen Bogen von dreissig Zentimetern gebraucht hätte.\n\nDie Schwierigkeit war die Isolation. Sie kommt vor dem Biegen auf die Schiene und wird an der Aussenseite jedes Bogens dünner. Deshalb drückt die Biegemaschine sie beim Biegen etwas nach, sodass nirgends weniger als 1.1 mm bleiben.',
      ),
    ),
    figures(
      [same('640'), '', t('bars of 41 shapes', 'Schienen in 41 Formen')],
      [same('1.1'), 'mm', t('insulation in the bend, at least', 'Isolation im Bogen, mindestens')],
      [same('28'), '', t('crossings a day', 'Überfahrten am Tag')],
    ),
    gallery(
      t('In the hull', 'Im Rumpf'),
      ['volta-busbar', t('Bars on a battery module', 'Schienen auf einem Batteriemodul')],
      ['wire-path', t('Three bends, each with its radius', 'Drei Bögen, jeder mit seinem Radius')],
    ),
    prose(
      t(
        'The sample bars were made of wood. The yard’s joiner cut them to the drawing, put them into the hull and planed until they fitted. What he handed over was measured, and the measured values became the bending program. Only two shapes had to be made a second time.',
        'Die Musterschienen waren aus Holz. Ein Schreiner der Werft sägte sie nach der Zeichnung, legte sie in den Rumpf und hobelte, bis sie passten. Was er abgab, wurde vermessen, und aus den Werten entstand das Biegeprogramm. Nur zwei Formen brauchten einen zweiten Anlauf.',
      ),
      t('First in wood', 'Zuerst in Holz'),
    ),
    quotation(
      t(
        'Wood is patient. Copper at this price is not.',
        'Holz ist geduldig. Kupfer ist es bei diesem Preis nicht.',
      ),
      t('Joiner, shipyard on a Swiss lake', 'Schreiner, Werft an einem Schweizer See'),
    ),
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Bars instead of cables', 'Schienen statt Kabel'),
      links: [
        toProduct('volta-bar-12', same('{name}')),
        { kind: 'page', page: 'volta:technology/busbar', text: t('Busbars', 'Stromschienen') },
      ],
    },
  ],
});
