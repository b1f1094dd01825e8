import type { MachineType } from '@kmx/contract/machines';
import type {
  ArticleKind,
  DownloadKind,
  PartAvailability,
  PartKind,
  ProductInfoStatus,
} from '@kmx/contract/parts';
import type { MachineChoice } from '../directory/places';

export interface Part {
  id: string;
  articleNumber: string;
  name: string;
  kind: PartKind;
  stock: number;
  availabilityInDays: number;
  /** The warehouse. */
  location: string;
  availability: PartAvailability;
  drawing: string;
}

/** A part as a product has it. */
export interface ProductPart {
  part: Part;
  replaceAfterCycles: number | null;
}

export interface ProductInfo {
  slug: string;
  name: string;
  brand: string;
  itemNumber: string;
  status: ProductInfoStatus;
  type: MachineType;
  partCount: number;
  /** The newest one. */
  softwareVersion: string | null;
}

export interface Article {
  id: string;
  kind: ArticleKind;
  title: string;
  steps: readonly string[];
  minutes: number;
  /** YYYY-MM-DD, as all dates here. */
  changedOn: string;
}

export interface SoftwareRelease {
  id: string;
  version: string;
  releasedOn: string;
  notes: readonly string[];
  /** Bytes. */
  size: number;
}

export interface ProductInfoDetail {
  product: ProductInfo;
  parts: readonly ProductPart[];
  articles: readonly Article[];
  software: readonly SoftwareRelease[];
  machines: readonly MachineChoice[];
}

export interface ProductInfoFilter {
  text?: string | null;
  brands?: readonly string[] | null;
  statuses?: readonly ProductInfoStatus[] | null;
  types?: readonly MachineType[] | null;
}

export interface ProductInfoChoices {
  brands: readonly string[];
  types: readonly MachineType[];
}

export interface Download {
  id: string;
  kind: DownloadKind;
  title: string;
  version: string;
  releasedOn: string;
  fileName: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

export interface DownloadFile {
  fileName: string;
  mimeType: string;
  /** Text. */
  content: string;
  sha256: string;
}
