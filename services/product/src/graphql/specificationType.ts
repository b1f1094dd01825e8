import { LanguageEnum, MeasurementSystemEnum } from './enums';
import { SpecificationObject, VariantObject, type SpecificationNode } from './objects';
import { readSpecifications } from './readSpecifications';
import { present } from './texts';

const valueOf = ({ row, terms }: SpecificationNode): string =>
  row.value_term === null ? present(row.value, 'specification', row.id) : terms(row.value_term).text;

SpecificationObject.implement({
  description: 'One line of the technical data.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    key: t.string({
      description: 'Names the property in every language, for filters, ranges and comparison.',
      resolve: ({ row }) => row.key,
    }),
    name: t.string({
      resolve: ({ row, terms }) => terms(row.name_term).text,
    }),
    group: t.string({
      resolve: ({ row, terms }) => terms(row.group_term).text,
    }),
    value: t.string({
      description: 'Figures with a decimal point; words in the language of the reader.',
      resolve: valueOf,
    }),
    unit: t.string({
      nullable: true,
      resolve: ({ row, terms }) => (row.unit_term === null ? null : terms(row.unit_term).text),
    }),
    measurement_system: t.field({
      type: MeasurementSystemEnum,
      nullable: true,
      description: 'Null when the line reads the same in both systems.',
      resolve: ({ row }) => row.measurement_system,
    }),
    minimum: t.float({
      nullable: true,
      description: 'The least of the value in its unit, where it is a figure.',
      resolve: ({ row }) => row.minimum,
    }),
    maximum: t.float({ nullable: true, resolve: ({ row }) => row.maximum }),
    content_language: t.field({
      type: LanguageEnum,
      description: 'The language that the name is really in.',
      resolve: ({ row, terms }) => terms(row.name_term).language,
    }),
  }),
});

VariantObject.implement({
  description: 'A version of a product; what all versions share is said by the product.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    nameMetric: t.string({ resolve: ({ row }) => row.name_metric }),
    nameImperial: t.string({ resolve: ({ row }) => row.name_imperial }),
    sort_index: t.int({ resolve: ({ row }) => row.sort_index }),
    specifications: t.field({
      type: [SpecificationObject],
      resolve: ({ row, scope }, _, context) =>
        readSpecifications(context, scope, row.product_id, (variant) => variant === row.id),
    }),
  }),
});
