import { same, t, to } from '../../pages/copy';
import { figures, gallery, next, prose } from '../modules';
import { story } from './story';

export const fiftyYearsInOneDrawer = story({
  slug: 'fifty-years-in-one-drawer',
  publicationDate: '2025-06-19',
  category: 'company',
  title: t('Fifty years in one drawer', 'Fünfzig Jahre in einer Schublade'),
  leadText: t(
    'For the anniversary the archive was opened. Drawing number one shows a lever, a cam and a coffee stain of 61 mm.',
    'Zum Jubiläum ging das Archiv auf. Zeichnung Nummer eins zeigt einen Hebel, eine Kurve und einen Kaffeefleck von 61 mm.',
  ),
  teaserImage: 'workshop',
  storyContacts: ['press-office'],
  topics: ['repair', 'apprenticeship'],
  products: [],
  modules: [
    prose(
      t(
        'The drawer is in the cellar of the old building, third from the top. In it lie the first two hundred drawings, in pencil on tracing paper. They were made at a kitchen table, because the workshop had no heating in the winter of 1975.\n\nThe machine they describe cut wire to length and took off the insulation, four hundred times an hour. The tolerance on the sheet reads “half a pencil line”. Somebody had the kindness to write a figure beside it later: 0.15 mm.',
        'Die Schublade ist im Keller des alten Baus, die dritte von oben. Darin liegen die ersten zweihundert Zeichnungen, Bleistift auf Transparentpapier. Entstanden sind sie an einem Küchentisch, denn im Winter 1975 war die Werkstatt nicht geheizt.\n\nDie Maschine darauf schnitt Leitungen ab und entfernte die Isolation, vierhundertmal pro Stunde. Als Toleranz steht auf dem Blatt «halber Bleistiftstrich». Jemand war so freundlich, später eine Zahl daneben zu schreiben: 0.15 mm.',
      ),
    ),
    figures(
      [same('1975'), '', t('date on drawing number one', 'steht auf Zeichnung Nummer eins')],
      [same('400'), '', t('wires an hour, then', 'Leitungen pro Stunde, damals')],
      [t('5,900', '5900'), '', t('wires an hour, today', 'Leitungen pro Stunde, heute')],
    ),
    gallery(
      t('From the cellar', 'Aus dem Keller'),
      ['workshop', t('The workshop, drawn from memory', 'Die Werkstatt, aus der Erinnerung gezeichnet')],
      ['wire-path', t('A wire path of the first years', 'Eine Leitungsführung der ersten Jahre')],
      ['wire-section', t('Strands, counted by hand', 'Drähte, von Hand gezählt')],
    ),
    prose(
      t(
        'The apprentices built the machine again, from the drawings alone, in eleven weeks. One dimension was missing, the diameter of the cam; they found it by measuring the coffee stain, since the cup stands on a shelf beside the drawer. The machine runs. It is loud, it holds 0.15 mm, and it is shown on the first Thursday of the month.',
        'Die Lernenden bauten die Maschine nach, allein nach den Zeichnungen, in elf Wochen. Ein Mass fehlte, der Durchmesser der Kurve; sie fanden ihn über den Kaffeefleck, denn die Tasse steht im Regal neben der Schublade. Die Maschine läuft. Sie ist laut, sie hält 0.15 mm, und gezeigt wird sie am ersten Donnerstag im Monat.',
      ),
      t('Built once more', 'Noch einmal gebaut'),
    ),
    next(
      t('Five decades in short', 'Fünf Jahrzehnte in Kürze'),
      to('main:company/about', t('About us', 'Über uns')),
    ),
  ],
});
