/** Stands in for style sheets in unit tests. */
module.exports = {};
