export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion';
export {
  AnchorNavigation,
  type AnchorNavigationItem,
  type AnchorNavigationProps,
} from './AnchorNavigation/AnchorNavigation';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb/Breadcrumb';
export { Button, type ButtonProps } from './Button/Button';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink';
export { IconButton, type IconButtonProps } from './Button/IconButton';
export {
  ConsentDialog,
  type ConsentDialogProps,
  type ConsentDialogTexts,
} from './ConsentDialog/ConsentDialog';
export { ContactPanel, type ContactPanelProps, type ContactPanelWay } from './ContactPanel/ContactPanel';
export { Container, type ContainerProps } from './Container/Container';
export { Checkbox, type CheckboxProps } from './Field/Checkbox';
export {
  FormMessageSummary,
  type FormMessage,
  type FormMessageSummaryProps,
} from './Field/FormMessageSummary';
export { FieldError } from './Field/FieldParts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './Field/RadioGroup';
export { Select, type SelectOption, type SelectProps } from './Field/Select';
export { TextArea, type TextAreaProps } from './Field/TextArea';
export { TextField, type TextFieldProps } from './Field/TextField';
export { FileUpload, type FileUploadProps } from './FileUpload/FileUpload';
export { FileUploadRow, type FileUploadRowProps, type FileUploadState } from './FileUpload/FileUploadRow';
export { FlashMessage, type FlashMessageProps } from './FlashMessage/FlashMessage';
export { Grid, type GridProps } from './Grid/Grid';
export { Heading, type HeadingLevel, type HeadingProps } from './Heading/Heading';
export { Icon, iconNames, type IconName, type IconProps, type IconSize } from './icons';
export { KeyFigure, type KeyFigureProps } from './KeyFigure/KeyFigure';
export {
  LanguageBanner,
  type LanguageBannerLink,
  type LanguageBannerProps,
} from './LanguageBanner/LanguageBanner';
export { Link, type DataLink, type LinkProps } from './Link/Link';
export {
  LocaleSwitch,
  type LocaleSwitchCountry,
  type LocaleSwitchLink,
  type LocaleSwitchProps,
} from './LocaleSwitch/LocaleSwitch';
export { Overline, type OverlineProps } from './Overline/Overline';
export { Panel, type PanelProps } from './Panel/Panel';
export { Figure, type FigureProps } from './Picture/Figure';
export { Picture, type PictureProps } from './Picture/Picture';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard';
export { PopoverPanel, type PopoverPanelProps } from './PopoverPanel/PopoverPanel';
export { Prose, type ProseProps } from './Prose/Prose';
export { ReleaseRibbon, type ReleaseRibbonProps } from './ReleaseRibbon/ReleaseRibbon';
export { SearchField, type SearchFieldProps, type SearchFieldSuggestions } from './SearchField/SearchField';
export { SearchPanel, type SearchPanelProps } from './SearchPanel/SearchPanel';
export { Section, type SectionProps } from './Section/Section';
export { SideButtons, type SideButtonItem, type SideButtonsProps } from './SideButtons/SideButtons';
export {
  SiteFooter,
  SiteFooterButton,
  type SiteFooterButtonProps,
  type SiteFooterColumn,
  type SiteFooterLink,
  type SiteFooterProps,
} from './SiteFooter/SiteFooter';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader/SiteHeader';
export type { SiteHeaderItem } from './SiteHeader/SiteHeaderEntry';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Stack, type StackProps } from './Stack/Stack';
export { StepList, type StepListItem, type StepListProps } from './StepList/StepList';
export { Table, type TableColumn, type TableProps, type TableRow } from './Table/Table';
export { Tag, type TagProps } from './Tag/Tag';
export { Text, type TextProps } from './Text/Text';
export { UserMenu, type UserMenuLink, type UserMenuProps } from './UserMenu/UserMenu';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
export { Logo, Wire } from './Wire';

export {
  brandThemeNames,
  brandThemes,
  media,
  resolveTheme,
  themeNames,
  themes,
  toneNames,
  vars,
  type BrandThemeName,
  type Theme,
  type ThemeName,
  type ToneName,
} from './tokens';
