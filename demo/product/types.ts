import type { LanguageCode } from '@kmx/contract/locales';
import type { ProductStatus } from '../../services/product/src/database/tables';
import type { ProductDrawing } from './drawing/productDrawing';
import type { Line } from './lines';

export type BrandId = 'komax' | 'schleuniger' | 'volta' | 'cirris' | 'adaptronic' | 'diit' | 'hosver' | 'iqc';
/** English and German: what everything is written in. */
export type Pair = readonly [en: string, de: string];
export type Texts = Partial<Record<LanguageCode, string>> & { en: string; de: string };

export type CapabilityId =
  | 'cutting'
  | 'stripping'
  | 'coaxial-stripping'
  | 'crimping'
  | 'sealing'
  | 'twisting'
  | 'block-loading'
  | 'taping'
  | 'shield-processing'
  | 'marking'
  | 'testing'
  | 'quality-monitoring'
  | 'feeding'
  | 'coiling';

export interface VariantSource {
  /** After the product's name; `''` for the plain one. */
  suffix: string;
  /** Distinguishing figure in each system, part of the variant's name. */
  metric: string;
  imperial: string;
  /** The family's sentences with this variant's figures alone. */
  sentences: Texts;
  lines: readonly Line[];
}

export type HighlightKey = string;

export interface ProductSource {
  slug: string;
  name: string;
  brand: BrandId;
  classification: string;
  family: FamilyId;
  status: ProductStatus;
  successor: string | null;
  /** Two letters each; null for every country. */
  countries: readonly string[] | null;
  purpose: Pair;
  /** Sentences of the family in the languages that it is written in, true for all variants together. */
  sentences: Texts;
  variants: readonly VariantSource[];
  capabilities: readonly CapabilityId[];
  drawing: ProductDrawing;
  hasVideo: boolean;
}

export type FamilyId =
  | 'cut-strip'
  | 'cable-strip'
  | 'crimp-line'
  | 'press'
  | 'twist'
  | 'harness'
  | 'high-voltage'
  | 'tester'
  | 'marking'
  | 'feeding'
  | 'tool'
  | 'blades'
  | 'busbar'
  | 'micrograph'
  | 'software'
  | 'service';
