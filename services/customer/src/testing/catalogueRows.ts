import type { CustomerDatabase } from '../database/connect';
import type { NewRow } from '../database/tables';
import { addDownload, addLocation, addMachine, addPart, addProductInfo, addSoftware } from './machineRows';

const article: NewRow<'customer_articles'> = {
  id: 'a-1',
  type: 'crimpLine',
  kind: 'howTo',
  minutes: 20,
  changed_on: '2026-01-05',
  texts: JSON.stringify({
    en: { title: 'Change the blade', steps: ['Stop.', 'Change.'] },
    fr: { title: 'Changer la lame', steps: ['Arrêter.', 'Changer.'] },
  }),
};

/** Three products with parts, an article, software and machines, and a file of the download centre. */
export const addCatalogue = async (db: CustomerDatabase): Promise<void> => {
  await addProductInfo(db, 'alpha-1', { name: 'Alpha 1', item_number: '700-1' });
  await addProductInfo(db, 'beta-2', {
    name: 'Beta 2',
    brand: 'Schleuniger',
    status: 'discontinued',
    type: 'testing',
  });
  await addProductInfo(db, 'gamma-3', { name: 'Gamma 3', type: 'cutStrip' });
  await addPart(db, 'KX-100', ['alpha-1', 'beta-2'], {
    kind: 'wear',
    stock: 4,
    texts: { en: 'Blade', de: 'Messer' },
  });
  await addPart(db, 'KX-1000', ['alpha-1'], { texts: { en: 'Blade holder' } });
  await addPart(db, 'ZZ-9', [], { texts: { en: 'Guide for KX-100' } });
  await addPart(db, 'AA-1', [], { texts: { en: 'Belt 50%' }, stock: 0 });
  await addSoftware(db, 'alpha-1', '9.0', '2024-01-01');
  await addSoftware(db, 'alpha-1', '10.0', '2025-01-01');
  await db.insertInto('customer_articles').values(article).execute();
  await addLocation(db, 'l-1', 'org-1');
  await addLocation(db, 'l-6', 'org-6');
  await addMachine(db, 'm-1', { organisationId: 'org-1', locationId: 'l-1' });
  await addMachine(db, 'm-2', { organisationId: 'org-1', locationId: 'l-1' }, { product_slug: 'beta-2' });
  await addMachine(db, 'm-6', { organisationId: 'org-6', locationId: 'l-6' });
  await addDownload(db, 'guide-1', 'Grüezi\n');
};
