/** The expected results on each solution page. */
export const pages = [
  {
    name: 'K-12 Single Campus',
    path: '/solutions/k12',
    link: 'See the single-campus solution',
    results: [
      '3 days average setup',
      '100% compliance',
      '85% faster response',
      '15 hours saved weekly',
    ],
  },
  {
    name: 'Multi-Site District',
    path: '/solutions/multi-site',
    link: 'See the district solution',
    results: ['50+ campuses', '67% time reduction', '100% visibility', '92% better coordination'],
  },
  {
    name: 'Private & Charter',
    path: '/solutions/private-charter',
    link: 'See the private and charter solution',
    results: [
      '98% parent satisfaction',
      '100% accreditation ready',
      '+23% enrollment',
      '94% donor confidence',
    ],
  },
];
