import type { SeedTopic } from '../../../services/content/src/testing/seeding/documents/types';
import { t } from '../pages/copy';

/** Topics of stories, across their categories. */
export const topics: readonly SeedTopic[] = [
  { slug: 'apprenticeship', name: t('Learning a trade', 'Beruf lernen') },
  { slug: 'automation', name: t('Automation', 'Automatisierung') },
  { slug: 'changeover', name: t('Changeover', 'Umrüsten') },
  { slug: 'crimp-quality', name: t('Crimp quality', 'Crimpqualität') },
  { slug: 'energy', name: t('Energy and material', 'Energie und Material') },
  { slug: 'fine-wire', name: t('Fine wire', 'Feine Leitungen') },
  { slug: 'high-voltage', name: t('High voltage', 'Hochvolt') },
  { slug: 'repair', name: t('Repair', 'Reparatur') },
  { slug: 'small-lots', name: t('Small lots', 'Kleine Lose') },
  { slug: 'software', name: t('Software', 'Software') },
  { slug: 'testing', name: t('Testing', 'Prüfen') },
  { slug: 'traceability', name: t('Traceability', 'Rückverfolgbarkeit') },
  { slug: 'workplace', name: t('The workplace', 'Der Arbeitsplatz') },
];
