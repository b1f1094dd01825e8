export { Icon, type IconProps } from './Icon';
export type { IconSize } from './iconDrawing';
export { iconNames, type IconName } from './iconNames';
