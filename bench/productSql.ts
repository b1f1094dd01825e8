import type { Database, Statement } from 'better-sqlite3';

type Row = Record<string, unknown>;

/** Groups rows of a table by the column of the product. */
function grouped(rows: readonly Row[], column: string): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group) group.push(row);
    else groups.set(row[column], [row]);
  }
  return groups;
}

const listed = `select id from pim_products where status != 'cancelled'`;

/** Statements for a list of products, one for each table. */
const listStatements = {
  texts: `select * from pim_product_texts where language in (@language, 'en') and product_id in (${listed})`,
  countries: `select * from pim_product_countries where product_id in (${listed})`,
  images: `select * from pim_images where product_id in (${listed})`,
  variants: `select product_id, count(*) as n from pim_variants where product_id in (${listed}) group by product_id`,
  capabilities: `select p.product_id, c.*, t.name, t.language from pim_product_capabilities p
    join pim_capabilities c on c.id = p.capability_id
    join pim_capability_texts t on t.capability_id = c.id and t.language in (@language, 'en')
    where p.product_id in (${listed})`,
};

/** Statements for the page of a product, one for each table. */
const pageStatements = {
  texts: `select * from pim_product_texts where product_id = @id and language in (@language, 'en')`,
  brand: `select b.* from pim_brands b join pim_products p on p.brand_id = b.id where p.id = @id`,
  classification: `select c.slug from pim_classifications c join pim_products p on p.classification_id = c.id where p.id = @id`,
  countries: `select country from pim_product_countries where product_id = @id`,
  images: `select i.*, t.text, t.language from pim_images i join pim_terms t on t.key = i.name_term and t.language in (@language, 'en') where i.product_id = @id`,
  files: `select f.*, t.text, t.language from pim_files f join pim_terms t on t.key = f.type_term and t.language in (@language, 'en') where f.product_id = @id`,
  variants: `select * from pim_variants where product_id = @id`,
  specifications: `select s.*, n.text as name, g.text as heading, v.text as words, u.text as unit from pim_specifications s
    join pim_terms n on n.key = s.name_term and n.language = @language
    join pim_terms g on g.key = s.group_term and g.language = @language
    left join pim_terms v on v.key = s.value_term and v.language = @language
    left join pim_terms u on u.key = s.unit_term and u.language = @language
    where s.product_id = @id`,
  highlights: `select h.*, t.* from pim_highlights h join pim_highlight_texts t on t.highlight_id = h.id and t.language in (@language, 'en') where h.product_id = @id`,
  capabilities: `select c.*, t.name, t.language from pim_product_capabilities p join pim_capabilities c on c.id = p.capability_id
    join pim_capability_texts t on t.capability_id = c.id and t.language in (@language, 'en') where p.product_id = @id`,
  related: `select r.type, p.*, t.name, t.short_description, t.language, i.asset,
      (select count(*) from pim_variants v where v.product_id = p.id) as variants
    from pim_relations r join pim_products p on p.id = r.related_id
    join pim_product_texts t on t.product_id = p.id and t.language in (@language, 'en')
    left join pim_images i on i.product_id = p.id and i.is_default = 1 where r.product_id = @id`,
};

const prepareAll = <Name extends string>(database: Database, statements: Record<Name, string>) =>
  new Map<string, Statement<unknown[], Row>>(
    Object.entries<string>(statements).map(([name, text]) => [name, database.prepare(text)]),
  );

/** Baseline: reads the same rows as the service without language fallbacks, limits, types and HTTP. */
export function createPlainReader(database: Database) {
  const ofList = prepareAll(database, listStatements);
  const ofPage = prepareAll(database, pageStatements);
  const products = database.prepare<
    [],
    Row
  >(`select p.*, b.name as brand, b.theme, b.image_asset, s.slug as successor
    from pim_products p join pim_brands b on b.id = p.brand_id left join pim_products s on s.id = p.successor_id
    where p.status != 'cancelled' order by p.sort_index`);
  const bySlug = database.prepare<[{ slug: string }], Row>('select * from pim_products where slug = @slug');
  return {
    slugs: () => products.all().map(({ slug }) => String(slug)),
    list(language: string) {
      const parts = [...ofList].map(([name, statement]) => {
        const rows = statement.source.includes('@') ? statement.all({ language }) : statement.all();
        return [name, grouped(rows, 'product_id')] as const;
      });
      return products.all().map((row) => ({
        ...row,
        ...Object.fromEntries(parts.map(([name, rows]) => [name, rows.get(row.id)])),
      }));
    },
    product(slug: string, language: string): Row {
      const row = bySlug.get({ slug });
      const values = { id: row?.id, language };
      const parts = [...ofPage].map(([name, statement]) => [name, statement.all(values)] as const);
      return { ...row, ...Object.fromEntries<unknown>(parts) };
    },
  };
}
