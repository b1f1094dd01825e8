import { z } from 'zod';
import { decideSuccessor, type SucceededProduct } from '@kmx/core';

import type { ProductDetail } from './ProductDetail';
import { statusSchema } from './reference.schema';

const fields = { slug: z.string(), name: z.string(), status: statusSchema };
const third = z.object(fields).nullable();
const second = z.object({ ...fields, successor: third }).nullable();

/** Three generations of successors, the maximum depth of one query. */
export const successorSchema = z.object({ ...fields, successor: second }).nullable();

interface Generation extends Omit<SucceededProduct, 'successor'> {
  readonly name: string;
  readonly successor?: Generation | null;
}

interface Member extends SucceededProduct {
  readonly name: string;
}

const lineOf = ({ slug, name, status, successor }: Generation): readonly Member[] => [
  { slug, name, status, successor: successor?.slug ?? null },
  ...(successor ? lineOf(successor) : []),
];

/** Returns the first active successor; null if there is none. */
export function activeSuccessor(product: Generation): ProductDetail['successor'] {
  const [own, ...later] = lineOf(product);
  const found = own && decideSuccessor(own, (slug) => later.find((member) => member.slug === slug));
  return found ? { slug: found.slug, name: found.name } : null;
}
