import type { IconDrawing } from './iconDrawing';
import type { IconName } from './iconNames';

/** Icons on a 24 px grid for a 2 px line: centres on whole pixels, live area 2 to 22. */
export const icons24 = {
  'add-user': {
    line: 'M9 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM3 22v-1a6 6 0 0 1 12 0v1M19 7v6M16 10h6',
  },
  'arrow-left': { line: 'M21 12H4M11 5l-7 7 7 7' },
  'arrow-right': { line: 'M3 12h17M13 5l7 7-7 7' },
  'arrow-up': { line: 'M12 21V4M5 11l7-7 7 7' },
  'arrow-down': { line: 'M12 3v17M5 13l7 7 7-7' },
  bell: { line: 'M4 17v-2l2-2V9a6 6 0 0 1 12 0v4l2 2v2zM9 21h6' },
  cart: {
    line: 'M2 3h4v12h12l3-3V7H6',
    solid: 'M8 18a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 18a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  },
  chart: { line: 'M3 2v19h19M8 18v-5M13 18V9M18 18V4' },
  check: { line: 'M3 12l6 6L21 6' },
  'chevron-left': { line: 'M16 5l-7 7 7 7' },
  'chevron-right': { line: 'M8 5l7 7-7 7' },
  'chevron-up': { line: 'M5 16l7-7 7 7' },
  'chevron-down': { line: 'M5 8l7 7 7-7' },
  close: { line: 'M5 5l14 14M19 5 5 19' },
  compare: {
    line: 'M12 2v19M7 21h10M3 5h18M6 5v9M18 5v9',
    solid: 'M2 13h8a4 4 0 0 1-8 0zM14 13h8a4 4 0 0 1-8 0z',
  },
  contact: {
    line: 'M5 12v-2a7 7 0 0 1 14 0v2M3 12h4v6H3zM17 12h4v6h-4zM19 18a3 3 0 0 1-3 3h-4',
  },
  'data-sheet': { line: 'M14 3H5v18h14V8zM8 12h8M8 16h8' },
  date: { line: 'M3 5h18v11l-5 5H3zM3 10h18M8 2v5M16 2v5' },
  dialog: { line: 'M3 3h18v12H11l-4 4v-4H3zM7 7h10M7 11h6' },
  download: { line: 'M12 2v13M6 9l6 6 6-6M3 16v5h18v-5' },
  edit: { line: 'M3 21v-5L15 4l5 5L8 21zM11 8l5 5' },
  expand: { line: 'M14 3h7v7M10 21H3v-7M21 3l-8 8M3 21l8-8' },
  'external-link': { line: 'M10 3H3v18h18v-7M14 3h7v7M21 3 11 13' },
  filter: { line: 'M3 3h18v3l-7 7v8h-4v-8L3 6z' },
  gear: {
    line: 'M12 5.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5z',
    solid:
      'M9.9 5.2L10.55 2 13.45 2 14.1 5.2zM15.32 5.71L18.05 3.9 20.1 5.95 18.29 8.68zM18.8 9.9L22 10.55 22 13.45 18.8 14.1zM18.29 15.32L20.1 18.05 18.05 20.1 15.32 18.29zM14.1 18.8L13.45 22 10.55 22 9.9 18.8zM8.68 18.29L5.95 20.1 3.9 18.05 5.71 15.32zM5.2 14.1L2 13.45 2 10.55 5.2 9.9zM5.71 8.68L3.9 5.95 5.95 3.9 8.68 5.71z',
  },
  home: { line: 'M4 21V11l8-8 8 8v10zM10 21v-6h4v6' },
  info: { line: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6M12 7v2' },
  location: {
    line: 'M12 19.9l-4.95-4.95a7 7 0 1 1 9.9 0z',
    solid: 'M12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  },
  login: { line: 'M13 3h8v18h-8M2 12h13M9 6l6 6-6 6' },
  logout: { line: 'M11 3H3v18h8M8 12h12M14 6l6 6-6 6' },
  mail: { line: 'M3 4h18v16H3zM3 4l9 9 9-9' },
  menu: { line: 'M3 6h18M3 12h18M3 18h12' },
  minus: { line: 'M4 12h16' },
  more: { solid: 'M4 10.5h3v3H4zM10.5 10.5h3v3h-3zM17 10.5h3v3h-3z' },
  phone: {
    line: 'M3 3h6l2 5-2 2a9 9 0 0 0 5 5l2-2 5 2v6A18 18 0 0 1 3 3z',
  },
  play: { line: 'M6 4v16l14-8z' },
  plus: { line: 'M12 4v16M4 12h16' },
  'scroll-down': { line: 'M5 5l7 7 7-7M5 12l7 7 7-7' },
  search: { line: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15 15l6 6' },
  'search-product': { line: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15 15l6 6', solid: 'M7 7h6v4l-2 2H7z' },
  share: {
    line: 'M6 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM18 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM18 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM8.68 10.66l6.64-3.32M8.68 13.34l6.64 3.32',
  },
  spinner: { line: 'M12 3a9 9 0 1 1-9 9' },
  star: {
    line: 'M12 4.55L14.45 9.52 19.94 10.32 15.97 14.19 16.91 19.66 12 17.07 7.09 19.66 8.03 14.19 4.06 10.32 9.55 9.52z',
  },
  stop: { line: 'M5 5h14v14H5z' },
  subscribe: { line: 'M11 18H3V4h18v7M3 4l9 9 9-9M18 14v8M14 18h8' },
  trash: { line: 'M2 6h20M8 6V3h8v3M5 6v15h14V6M10 10v7M14 10v7' },
  undo: { line: 'M9 3 4 8l5 5M4.5 8h10a6.5 6.5 0 0 1 0 13H8' },
  upload: { line: 'M12 17V4.5M6 10l6-6 6 6M3 16v5h18v-5' },
  user: { line: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 22v-1a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v1' },
  view: {
    line: 'M3 12a10.5 10.5 0 0 1 18 0 10.5 10.5 0 0 1-18 0z',
    solid: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
  web: { line: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 3a4 9 0 1 1 0 18 4 9 0 0 1 0-18zM3 12h18' },
} satisfies Record<IconName, IconDrawing>;
