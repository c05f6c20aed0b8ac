import type { NextStep, SchoolId } from './types';

const whatWeSend: NextStep = {
  title: 'What we send',
  text: 'A quote with the price of each item, a technical description, and a list that matches each item to the costs that the notice allows. You write the specifications yourself.',
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
      text: 'A count of the doors and rooms you mean, the date of your last risk assessment, and the district’s Unique Entity ID from SAM.gov. Getting one can take weeks, so start there.',
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
      text: 'That letter, a count of the doors and rooms you mean, the date of your last risk assessment, and a Unique Entity ID from SAM.gov. Getting one can take weeks, so start there.',
    },
    whatWeSend,
  ],
  private: [
    {
      title: 'Who applies',
      text: 'Your school, as a nonprofit. FEMA’s grant goes through your state agency, which sets its own deadline. This week, find out which agency it is and when it wants your papers.',
    },
    {
      title: 'What to prepare',
      text: 'The letter that shows your 501(c)(3) status, an assessment of the risks at each site, and a count of the doors and rooms you mean.',
    },
    whatWeSend,
  ],
};
