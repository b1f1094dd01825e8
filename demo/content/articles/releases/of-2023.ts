import type { SeedRelease } from '../../../../services/content/src/testing/seeding/documents/types';
import { t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { release } from './release';

export const releases2023: readonly SeedRelease[] = [
  release({
    slug: 'apprentices-2023',
    publicationDate: '2023-11-09',
    title: t('118 apprentices in four trades', '118 Lernende in vier Berufen'),
    leadText: t(
      'Never have so many young people learned their trade at Komax. Four in ten of those who start are women.',
      'Noch nie lernten so viele junge Leute ihren Beruf bei Komax. Von den neuen sind vier von zehn Frauen.',
    ),
    content: t(
      'In August **34 apprentices** began in Switzerland, Germany and Hungary: as polymechanics, automation engineers, designers and logistics specialists. Nine out of ten of those who finished in summer stayed on.\n\nA half-year in another plant is new, and open to all in their third year. Eleven have put their names down.',
      'Im August begannen **34 Lernende** in der Schweiz, in Deutschland und in Ungarn: in Polymechanik, Automation, Konstruktion und Logistik. Von denen, die im Sommer abschlossen, blieben neun von zehn.\n\nNeu ist ein Halbjahr in einem anderen Werk, offen für alle im dritten Lehrjahr. Elf haben sich angemeldet.',
    ),
    teaserImage: 'training-room',
    links: [to('main:company/careers', t('Careers', 'Karriere'))],
  }),
  release({
    slug: 'volta-hv-30-presented',
    publicationDate: '2023-09-14',
    title: t('Volta HV 30 prepares shielded cables', 'Volta HV 30 bearbeitet geschirmte Leitungen'),
    leadText: t(
      'Jacket, braid, foil and ferrule in one pass: the new line is meant for the wiring of electric lorries and buses.',
      'Mantel, Geflecht, Folie und Stützhülse in einem Durchgang: Die neue Linie ist für die Verkabelung von Elektrolastwagen und -bussen gedacht.',
    ),
    content: t(
      'A camera looks at every step, and the cable goes on only if the picture is good. In the trial **one end in 4,000** was rejected without cause. The line fits into a container and is ready for production two days after delivery.\n\nThe first machines go to customers in Sweden and Spain.',
      'Jeden Schritt sieht eine Kamera an; nur bei gutem Bild geht das Kabel weiter. Im Versuch wurde **ein Ende von 4000** zu Unrecht verworfen. Die Linie passt in einen Container und produziert zwei Tage nach der Lieferung.\n\nDie ersten Maschinen gehen an Kunden in Schweden und Spanien.',
    ),
    teaserImage: 'volta-shield',
    links: [toProduct('volta-hv-30', t('Technical data of {name}', 'Technische Daten: {name}'))],
  }),
  release({
    slug: 'spare-parts-same-day',
    publicationDate: '2023-06-08',
    title: t('Spare parts leave on the same day', 'Ersatzteile gehen am selben Tag hinaus'),
    leadText: t(
      'Order by four in the afternoon, and the part is on its way by six. This now holds for three warehouses.',
      'Was bis vier Uhr nachmittags bestellt ist, ist um sechs unterwegs. Das gilt nun für drei Lager.',
    ),
    content: t(
      'The warehouses in Hungary, Illinois and Shanghai hold **18,000 part numbers** each. The parts that are asked for most lie nearest to the door; the order is worked out anew each week.\n\nParts for machines that are no longer built remain available for at least ten years.',
      'Die Lager in Ungarn, Illinois und Shanghai führen je **18’000 Teilenummern**. Was am meisten verlangt wird, liegt am nächsten bei der Tür; die Reihenfolge wird jede Woche neu berechnet.\n\nTeile für Maschinen, die nicht mehr gebaut werden, bleiben mindestens zehn Jahre lieferbar.',
    ),
    teaserImage: 'parts-shelf',
    links: [to('main:services/spare-parts', t('Spare parts', 'Ersatzteile'))],
  }),
];
