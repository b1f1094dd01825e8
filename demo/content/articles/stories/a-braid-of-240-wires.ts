import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, passage, prose } from '../modules';
import { story } from './story';

export const aBraidOf240Wires = story({
  site: 'volta',
  slug: 'a-braid-of-240-wires',
  publicationDate: '2026-04-23',
  category: 'technology',
  title: t('A braid of 240 wires', 'Ein Geflecht aus 240 Drähten'),
  leadText: t(
    'Four cameras look for one thing: a single wire that sticks out. How they learned what a bad one looks like, when there were hardly any.',
    'Vier Kameras suchen eines: einen einzelnen Draht, der absteht. Wie sie lernten, wie ein schlechter aussieht, obwohl es kaum welche gab.',
  ),
  teaserImage: 'volta-shield',
  storyContacts: ['high-voltage-team'],
  topics: ['high-voltage', 'testing'],
  products: ['volta-shield-5', 'volta-hv-30'],
  modules: [
    prose(
      t(
        'A loose wire of a braid is 0.15 mm thick. Under the connector it may touch what it should not, and then it carries, for a very short time, four hundred volts. That is why not one is allowed.\n\nThe process makes one such cable in six thousand. Teaching a camera with real faults would take until 2031. So two people sat down with tweezers and pulled wires out of good cables, one here, two there, bent forwards, bent back, 1,900 cables long.',
        'Ein freier Draht im Geflecht ist 0.15 mm dünn. Unter dem Stecker berührt er vielleicht, was er nicht soll, und führt dann sehr kurz vierhundert Volt. Darum ist kein einziger erlaubt.\n\nDer Prozess macht ein solches Kabel auf sechstausend. Eine Kamera mit echten Fehlern einzulernen, dauerte bis 2031. Also setzten sich zwei Leute mit Pinzetten hin und zogen Drähte aus guten Kabeln, hier einen, dort zwei, nach vorn gebogen, nach hinten, 1900 Kabel lang.',
      ),
    ),
    passage({
      title: t('It finds the thumb as well', 'Sie findet auch den Daumen'),
      content: t(
        'The first version was very good at finding cables that these two people had held: their thumb had flattened the braid by a trace. So the good samples went through the same hands, without a wire being pulled.\n\nToday every rejected cable is shown with a ring around the place. The operator agrees or does not. They disagree about once a week; both answers are kept.',
        'Die erste Fassung fand vor allem Kabel, die diese zwei Leute gehalten hatten: Ihr Daumen hatte das Geflecht um eine Spur flach gedrückt. Also gingen auch die guten Muster durch dieselben Hände, ohne dass ein Draht gezogen wurde.\n\nHeute zeigt der Bildschirm bei jedem verworfenen Kabel die Stelle mit einem Ring. Die Bedienung stimmt zu oder nicht. Uneins sind sie etwa einmal pro Woche; beide Antworten werden abgelegt.',
      ),
      image: 'quality-lab',
    }),
    figures(
      [same('240'), '', t('wires in a braid', 'Drähte im Geflecht')],
      [t('1,900', '1900'), '', t('cables with a wire pulled', 'Kabel mit gezogenem Draht')],
      [same('4'), '', t('cameras on each end', 'Kameras an jedem Ende')],
    ),
    next(
      t('Looking closely', 'Genau hinsehen'),
      toProduct('volta-hv-30', t('The line: {name}', 'Die Linie: {name}')),
      {
        kind: 'page',
        page: 'volta:technology/shielding',
        text: t('Shielded cables', 'Geschirmte Leitungen'),
      },
    ),
  ],
});
