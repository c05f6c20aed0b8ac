import type { NextStep, SchoolId } from './types';

const whatWeSend: NextStep = {
  title: 'What we send',
  text: 'A quote with the price of each item, a technical description, and a list that matches each item to the costs that the notice allows. You write the specifications: a vendor that drafts them may not compete (2\u00a0CFR\u00a0200.319).',
};

/** What to do this week, for each kind of school. */
export const nextSteps: Record<SchoolId, readonly NextStep[]> = {
  public: [
    {
      title: 'Who applies',
      text: 'Your district, for most of these programs. This week, ask its office who writes the grants, and send that person this page.',
    },
    {
      title: 'What to prepare',
      text: 'The district’s registrations, which take the longest: SAM.gov for federal money, four weeks or more, and your state’s grant system for state money. A count of the doors and rooms you want to equip, and the date of your last risk assessment.',
    },
    whatWeSend,
  ],
  charter: [
    {
      title: 'Who applies',
      text: 'Your school, where the notice names charter schools. Elsewhere it is your district. This week, ask your authorizer to say in writing if you count as a district, a nonprofit or both.',
    },
    {
      title: 'What to prepare',
      text: 'That letter, and your registrations, which take the longest: SAM.gov for federal money, four weeks or more, and your state’s grant system for state money. A count of the doors and rooms you want to equip, and the date of your last risk assessment.',
    },
    whatWeSend,
  ],
  private: [
    {
      title: 'Who applies',
      text: 'Your school, as a nonprofit. FEMA’s grant goes through your state agency, which sets its own deadline. This week, find out which agency it is and when it wants your papers. Ask too whether you pay first, and when the agency pays you back.',
    },
    {
      title: 'What to prepare',
      text: 'The letter that shows your 501(c)(3) status, an assessment of the risks at each site, and a count of the doors and rooms you want to equip. Ask your state agency about the Unique Entity ID: it may need no full registration at SAM.gov.',
    },
    whatWeSend,
  ],
};
