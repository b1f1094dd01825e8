import { z } from 'zod';
import { moduleFields, optionalText, requiredList, requiredText } from '../../content/fields.schema';

export const keyFiguresComparisonSchema = z
  .object({
    ...moduleFields,
    title: requiredText,
    text: optionalText,
    caption: requiredText,
    columns: requiredList(z.object({ label: requiredText }), 2),
    rows: requiredList(
      z.object({
        label: requiredText,
        unit: optionalText,
        values: requiredList(z.object({ value: requiredText })),
      }),
    ),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ values }, index) => {
      if (values.length === columns.length) return;
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'values'],
        message: `has ${values.length} values for ${columns.length} columns`,
      });
    });
  });

export type KeyFiguresComparisonData = z.output<typeof keyFiguresComparisonSchema>;
