import type { Classification } from '../catalogue/readClassifications';
import type { Product } from '../catalogue/readProducts';
import type { Terms } from '../catalogue/readTerms';
import type { Scope } from '../catalogue/scope';
import type { Row } from '../database/tables';
import { builder } from './builder';

/** Row with its scope, which resolvers need to find texts and filter products. */
interface Scoped<T> {
  row: T;
  scope: Scope;
}

/** Row with the language of its texts. */
interface Worded<T> {
  row: T;
  terms: Terms;
}

export type ProductNode = Scoped<Product>;
export type ClassificationNode = Scoped<Classification>;
export type CapabilityNode = Scoped<Row<'pim_capabilities'>>;
export type HighlightNode = Scoped<Row<'pim_highlights'>>;
export type SpecificationNode = Worded<Row<'pim_specifications'>>;
export type VariantNode = Scoped<Row<'pim_variants'>>;
export type ImageNode = Worded<Row<'pim_images'>> & { productName: string };
export type FileNode = Worded<Row<'pim_files'>>;

export interface RelationNode {
  type: Row<'pim_relations'>['type'];
  product: ProductNode;
}

export interface VideoNode {
  asset: string;
  imageAsset: string | null;
}

export const ProductObject = builder.objectRef<ProductNode>('Product');
export const ClassificationObject = builder.objectRef<ClassificationNode>('Classification');
export const CapabilityObject = builder.objectRef<CapabilityNode>('Capability');
export const HighlightObject = builder.objectRef<HighlightNode>('Highlight');
export const SpecificationObject = builder.objectRef<SpecificationNode>('Specification');
export const VariantObject = builder.objectRef<VariantNode>('Variant');
export const ImageObject = builder.objectRef<ImageNode>('ProductImage');
export const FileObject = builder.objectRef<FileNode>('ProductFile');
export const RelationObject = builder.objectRef<RelationNode>('RelatedProduct');
export const VideoObject = builder.objectRef<VideoNode>('ProductVideo');
export const BrandObject = builder.objectRef<Row<'pim_brands'>>('ProductBrand');
