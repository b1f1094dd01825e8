/**
 * Stories files of the components by name, with title and a dynamic import each, so that a page loads only those that
 * it shows (`stories.ts` contains all of them).
 */
export const storyIndex = {
  Accordion: { title: 'Components/Accordion', load: () => import('./Accordion/Accordion.stories') },
  AnchorNavigation: {
    title: 'Components/AnchorNavigation',
    load: () => import('./AnchorNavigation/AnchorNavigation.stories'),
  },
  Badge: { title: 'Components/Badge', load: () => import('./Badge/Badge.stories') },
  Breadcrumb: { title: 'Components/Breadcrumb', load: () => import('./Breadcrumb/Breadcrumb.stories') },
  Button: { title: 'Components/Button', load: () => import('./Button/Button.stories') },
  ButtonLink: { title: 'Components/ButtonLink', load: () => import('./Button/ButtonLink.stories') },
  Checkbox: { title: 'Components/Checkbox', load: () => import('./Field/Checkbox.stories') },
  ConsentDialog: {
    title: 'Components/ConsentDialog',
    load: () => import('./ConsentDialog/ConsentDialog.stories'),
  },
  ContactPanel: {
    title: 'Components/ContactPanel',
    load: () => import('./ContactPanel/ContactPanel.stories'),
  },
  Container: { title: 'Components/Container', load: () => import('./Container/Container.stories') },
  FaultSign: { title: 'Components/FaultSign', load: () => import('./FaultSign/FaultSign.stories') },
  FieldError: { title: 'Components/FieldError', load: () => import('./Field/FieldError.stories') },
  Figure: { title: 'Components/Figure', load: () => import('./Picture/Figure.stories') },
  FileUpload: { title: 'Components/FileUpload', load: () => import('./FileUpload/FileUpload.stories') },
  FileUploadRow: {
    title: 'Components/FileUploadRow',
    load: () => import('./FileUpload/FileUploadRow.stories'),
  },
  FlashMessage: {
    title: 'Components/FlashMessage',
    load: () => import('./FlashMessage/FlashMessage.stories'),
  },
  FormMessageSummary: {
    title: 'Components/FormMessageSummary',
    load: () => import('./Field/FormMessageSummary.stories'),
  },
  Grid: { title: 'Components/Grid', load: () => import('./Grid/Grid.stories') },
  Heading: { title: 'Components/Heading', load: () => import('./Heading/Heading.stories') },
  Icon: { title: 'Components/Icon', load: () => import('./icons/Icon.stories') },
  IconButton: { title: 'Components/IconButton', load: () => import('./Button/IconButton.stories') },
  KeyFigure: { title: 'Components/KeyFigure', load: () => import('./KeyFigure/KeyFigure.stories') },
  LanguageBanner: {
    title: 'Components/LanguageBanner',
    load: () => import('./LanguageBanner/LanguageBanner.stories'),
  },
  Link: { title: 'Components/Link', load: () => import('./Link/Link.stories') },
  LocaleSwitch: {
    title: 'Components/LocaleSwitch',
    load: () => import('./LocaleSwitch/LocaleSwitch.stories'),
  },
  Overline: { title: 'Components/Overline', load: () => import('./Overline/Overline.stories') },
  Panel: { title: 'Components/Panel', load: () => import('./Panel/Panel.stories') },
  Picture: { title: 'Components/Picture', load: () => import('./Picture/Picture.stories') },
  PopoverPanel: {
    title: 'Components/PopoverPanel',
    load: () => import('./PopoverPanel/PopoverPanel.stories'),
  },
  ProductCard: { title: 'Components/ProductCard', load: () => import('./ProductCard/ProductCard.stories') },
  Prose: { title: 'Components/Prose', load: () => import('./Prose/Prose.stories') },
  RadioGroup: { title: 'Components/RadioGroup', load: () => import('./Field/RadioGroup.stories') },
  ReleaseRibbon: {
    title: 'Components/ReleaseRibbon',
    load: () => import('./ReleaseRibbon/ReleaseRibbon.stories'),
  },
  SearchField: { title: 'Components/SearchField', load: () => import('./SearchField/SearchField.stories') },
  SearchPanel: { title: 'Components/SearchPanel', load: () => import('./SearchPanel/SearchPanel.stories') },
  Section: { title: 'Components/Section', load: () => import('./Section/Section.stories') },
  Select: { title: 'Components/Select', load: () => import('./Field/Select.stories') },
  SideButtons: { title: 'Components/SideButtons', load: () => import('./SideButtons/SideButtons.stories') },
  SiteFooter: { title: 'Components/SiteFooter', load: () => import('./SiteFooter/SiteFooter.stories') },
  SiteFooterButton: {
    title: 'Components/SiteFooterButton',
    load: () => import('./SiteFooter/SiteFooterButton.stories'),
  },
  SiteHeader: { title: 'Components/SiteHeader', load: () => import('./SiteHeader/SiteHeader.stories') },
  SkipLink: { title: 'Components/SkipLink', load: () => import('./SkipLink/SkipLink.stories') },
  Spinner: { title: 'Components/Spinner', load: () => import('./Spinner/Spinner.stories') },
  Stack: { title: 'Components/Stack', load: () => import('./Stack/Stack.stories') },
  StepList: { title: 'Components/StepList', load: () => import('./StepList/StepList.stories') },
  Table: { title: 'Components/Table', load: () => import('./Table/Table.stories') },
  Tag: { title: 'Components/Tag', load: () => import('./Tag/Tag.stories') },
  Text: { title: 'Components/Text', load: () => import('./Text/Text.stories') },
  TextArea: { title: 'Components/TextArea', load: () => import('./Field/TextArea.stories') },
  TextField: { title: 'Components/TextField', load: () => import('./Field/TextField.stories') },
  UserMenu: { title: 'Components/UserMenu', load: () => import('./UserMenu/UserMenu.stories') },
  VisuallyHidden: {
    title: 'Components/VisuallyHidden',
    load: () => import('./VisuallyHidden/VisuallyHidden.stories'),
  },
  Wire: { title: 'Components/Wire', load: () => import('./Wire/Wire.stories') },
  ColumnChoice: {
    title: 'Components/Workspace/ColumnChoice',
    load: () => import('./ColumnChoice/ColumnChoice.stories'),
  },
  DataTable: { title: 'Components/Workspace/DataTable', load: () => import('./DataTable/DataTable.stories') },
  DataTableSkeleton: {
    title: 'Components/Workspace/DataTableSkeleton',
    load: () => import('./DataTable/DataTableSkeleton.stories'),
  },
  Dialog: { title: 'Components/Workspace/Dialog', load: () => import('./Dialog/Dialog.stories') },
  Pagination: {
    title: 'Components/Workspace/Pagination',
    load: () => import('./Pagination/Pagination.stories'),
  },
  SheetButton: {
    title: 'Components/Workspace/SheetButton',
    load: () => import('./SheetButton/SheetButton.stories'),
  },
  Tabs: { title: 'Components/Workspace/Tabs', load: () => import('./Tabs/Tabs.stories') },
} as const;
