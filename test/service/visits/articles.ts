/** A page whose address is worth shortening. */
export interface Article {
  slug: string;
  /** The query that its links carry. */
  query: string;
  title: string;
  lead: string;
  sections: readonly { heading: string; text: string }[];
}

export const articles: readonly Article[] = [
  {
    slug: 'how-a-paper-map-of-the-harbour-came-to-be-drawn-twice-in-one-summer',
    query:
      'edition=evening&section=history&page=2&utm_source=newsletter&utm_medium=email&utm_campaign=harbour-week',
    title: 'How a paper map of the harbour came to be drawn twice in one summer',
    lead: 'Two sheets, the same scale, eleven weeks between them, and not one depth the same.',
    sections: [
      {
        heading: 'The first sheet',
        text: 'It was drawn at low water, in a dry May, from a rowing boat and with a weighted line. Every figure on it is right, for a harbour that would not stay as it was.',
      },
      {
        heading: 'What the river did',
        text: 'In June the rain came. The river brought down a bank of gravel as long as the quay, and laid it where the sheet shows four metres of water.',
      },
      {
        heading: 'The second sheet',
        text: 'So the boat went out again. The second sheet keeps the title and the border of the first one; only who lays them on top of each other against a window sees the bank.',
      },
    ],
  },
  {
    slug: 'a-short-history-of-signposts-and-why-they-point-to-places-you-are-not-going',
    query: 'ref=front-page&reading-time=6&theme=light#what-stands-on-them',
    title: 'A short history of signposts, and why they point to places you are not going',
    lead: 'A signpost has room for three names. Which three is a decision, and somebody took it.',
    sections: [
      {
        heading: 'What stands on them',
        text: 'The next village is hardly ever named: whoever lives there knows the way. The names are those of market towns, a day of walking apart.',
      },
      {
        heading: 'Short names',
        text: 'A long name costs a longer board. Many a place is called differently on its own signposts than on its own church.',
      },
    ],
  },
];
