import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, passage, prose, quotation } from '../modules';
import { story } from './story';

export const aCourseWithThreeLanguages = story({
  slug: 'a-course-with-three-languages',
  publicationDate: '2025-05-08',
  category: 'people',
  title: t('One course, three languages', 'Ein Kurs, drei Sprachen'),
  leadText: t(
    'In Querétaro operators, setters and engineers learn together, and not all of them speak the same language. The machine helps.',
    'In Querétaro lernen Bedienung, Einrichtung und Technik gemeinsam, und nicht alle in derselben Sprache. Die Maschine hilft mit.',
  ),
  teaserImage: 'training-room',
  storyContacts: ['training-centre', 'application-centre-north-america'],
  topics: ['apprenticeship', 'workplace'],
  products: ['operator-course', 'cresta-433'],
  modules: [
    prose(
      t(
        'The course used to be given three times: in Spanish for the line, in English for the engineers, and once more for the two colleagues from the new plant in the north who speak Otomí with each other. Everyone learned the same thing. Afterwards they stood at the machine and each used other words for it.\n\nSo the trainer put them into one room. The first hour has no words at all: every group gets a bad crimp, a good one and a gauge, and has to say with its fingers what is wrong.',
        'Früher gab es den Kurs dreimal: auf Spanisch für die Linie, auf Englisch für die Technik, und noch einmal für die zwei Kollegen aus dem neuen Werk im Norden, die untereinander Otomí sprechen. Alle lernten dasselbe. Danach standen sie an der Maschine, und alle nannten es anders.\n\nAlso holte der Kursleiter sie in einen Raum. Die erste Stunde kommt ohne Worte aus: Jede Gruppe erhält einen schlechten Crimp, einen guten und eine Lehre, und sagt mit den Fingern, was nicht stimmt.',
      ),
    ),
    passage({
      title: t('A wall of words', 'Eine Wand voller Wörter'),
      content: t(
        'Words are collected as they come up, on cards in three columns: bellmouth, *campana*, and a word that had to be invented on the spot. By the second afternoon the wall holds sixty cards. It is photographed and goes home with the group; the screens of the machines take over what they can.',
        'Gesammelt werden die Wörter, wie sie auftauchen, auf Karten in drei Spalten: Bellmouth, *campana* und ein Wort, das an Ort und Stelle erfunden wurde. Am zweiten Nachmittag hängen sechzig Karten. Die Wand wird fotografiert und geht mit der Gruppe heim; die Bildschirme der Maschinen übernehmen, was sie können.',
      ),
      image: 'crimp-section',
      mediaPosition: 'start',
      links: [
        toProduct('operator-course', t('The course: {name}', 'Der Kurs: {name}')),
        to('main:services/training', t('All training', 'Alle Schulungen')),
      ],
    }),
    figures(
      [same('2'), '', t('days at the machine', 'Tage an der Maschine')],
      [same('60'), '', t('cards on the wall', 'Karten an der Wand')],
      [same('38'), '%', t('fewer calls in the first month', 'weniger Anrufe im ersten Monat')],
    ),
    quotation(
      t(
        'They had never been wrong. They had only never been in the same room.',
        'Falsch lag niemand. Sie waren nur nie im selben Raum.',
      ),
      t('Trainer, Querétaro', 'Kursleiter, Querétaro'),
    ),
  ],
});
