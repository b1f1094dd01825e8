import type { BrandThemeName } from '@kmx/contract/themes';
import type { NavigationImage } from './NavigationItem';

export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly pimId: string | null;
  readonly theme: BrandThemeName;
  readonly image: NavigationImage | null;
}
