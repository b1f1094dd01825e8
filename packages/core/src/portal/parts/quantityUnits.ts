/** Headings of a column of quantities and words behind a quantity in the eleven languages, normalized. */
export const quantityUnits: ReadonlySet<string> = new Set([
  ...['quantity', 'qty', 'count', 'pieces', 'piece', 'pcs', 'pc', 'amount', 'menge', 'anzahl', 'stuck'],
  ...['stk', 'st', 'stuckzahl', 'mnozstvi', 'mnozstvo', 'pocet', 'ks', 'cantidad', 'uds', 'ud'],
  ...['quantite', 'qte', 'mennyiseg', 'darab', 'db', 'quantidade', 'qtd', 'un', 'cantitate', 'buc'],
  ...['数量', '個数', '件数', '個', '件', '个'],
]);
