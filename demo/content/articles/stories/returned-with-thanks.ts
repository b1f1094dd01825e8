import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, passage, prose } from '../modules';
import { story } from './story';

export const returnedWithThanks = story({
  slug: 'returned-with-thanks',
  publicationDate: '2025-10-23',
  category: 'sustainability',
  title: t('Returned with thanks', 'Mit Dank zurück'),
  leadText: t(
    'Bench machines of 2009 come back, are taken apart to the last screw and leave again with a warranty. What is kept and what is not.',
    'Tischgeräte von 2009 kommen zurück, werden bis zur letzten Schraube zerlegt und gehen mit Garantie wieder hinaus. Was bleibt und was nicht.',
  ),
  teaserImage: 'assembly-cell',
  storyContacts: ['service-desk'],
  topics: ['repair', 'energy'],
  products: ['linea-240-classic', 'linea-240'],
  modules: [
    prose(
      t(
        'A Linea 240 Classic weighs 42 kilograms. Thirty-six of them are housing, base plate and drive shafts, and these do not age. What ages is rubber, grease, cable and, above all, electronics that nobody makes any longer.\n\nIn a corner of the hall two people take eleven machines a week apart. Each part goes into one of three boxes: as it is, to be reworked, to be melted. The lists on the boxes are short, because somebody measured two hundred machines first.',
        'Eine Linea 240 Classic wiegt 42 Kilogramm. Sechsunddreissig davon sind Gehäuse, Grundplatte und Antriebswellen, und die altern nicht. Was altert, sind Gummi, Fett, Kabel und vor allem eine Elektronik, die niemand mehr herstellt.\n\nIn einer Ecke der Halle zerlegen zwei Leute elf Maschinen pro Woche. Jedes Teil kommt in eine von drei Kisten: so lassen, überarbeiten, einschmelzen. Die Listen an den Kisten sind kurz, weil zuvor jemand zweihundert Maschinen vermessen hat.',
      ),
    ),
    figures(
      [same('36'), 'kg', t('of 42 are kept', 'von 42 bleiben')],
      [same('11'), '', t('machines a week', 'Maschinen pro Woche')],
      [same('24'), '', t('months of warranty, as for new ones', 'Monate Garantie wie bei neuen')],
    ),
    passage({
      title: t('An old body with new nerves', 'Alter Körper, neue Nerven'),
      content: t(
        'Control, display and motors are those of today’s machine. Programs of the old one can be read in; the customer’s cable library moves along. The acceptance sheet is the same as for a new machine, with the same tolerances.\n\nNot every machine may leave. If the base plate has been drilled through, or if more than two fits are worn, it becomes a donor. This is one in seven.',
        'Steuerung, Anzeige und Motoren sind jene der heutigen Maschine. Programme der alten lassen sich einlesen, die Kabelbibliothek des Kunden zieht mit um. Das Abnahmeblatt ist dasselbe wie bei einer neuen, mit denselben Toleranzen.\n\nNicht jede darf wieder hinaus. Ist die Grundplatte durchbohrt oder sind mehr als zwei Passungen ausgeschlagen, wird sie zur Spenderin. Das trifft eine von sieben.',
      ),
      image: 'machine-bench',
    }),
    next(
      t('A machine that has served', 'Eine Maschine, die gedient hat'),
      to('main:services/spare-parts', t('Spare parts', 'Ersatzteile')),
      toProduct('linea-240', t('The new one: {name}', 'Die neue: {name}')),
    ),
  ],
});
