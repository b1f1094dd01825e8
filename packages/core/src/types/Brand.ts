import type { NavigationImage } from './NavigationItem';
import type { BrandThemeName } from './themes';

/** A brand of the group (section 3). */
export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly pimId: string | null;
  readonly theme: BrandThemeName;
  readonly image: NavigationImage | null;
}
