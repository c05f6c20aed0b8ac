/** The goals on a quiet machine, in times the first paint of the plain page. */
export const goals = [
  { page: '', figure: 'firstPaint', goal: 1.25 },
  { page: '', figure: 'heading', goal: 1.25 },
  { page: 'products/nexus/', figure: 'firstPaint', goal: 1.25 },
  { page: 'products/nexus/', figure: 'heading', goal: 1.25 },
  { page: '#/products/nexus', figure: 'heading', goal: 1.6 },
  { page: '', figure: 'menu', goal: 3.1 },
];
