/** A link of the botanical garden; times are hours ago, `before` is what its visits were two days ago. */
export interface GardenLink {
  part: string;
  title: string;
  url: string;
  hours: number;
  visits: number;
  before: number;
  campaign: string;
  channel: string;
  mark: string;
}

/** The newest first. */
const table = `
spring-fair | Spring plant fair: dates, tickets and the way there | www.botanic.example/events/spring-plant-fair?day=saturday | 2 | 1284 | 1102 | Spring season | Newsletter |
seed-swap | Seed swap: bring five, take five | www.botanic.example/community/seed-swap | 5 | 318 | 290 | Spring season | Social |
monstera | How to repot a monstera without tears | journal.example/care/repotting-a-monstera | 26 | 742 | 700 | | Social |
evenings | Volunteer evenings, October to March | forms.example/f/volunteer-evenings | 29 | 96 | 88 | Members’ month | |
visit | Opening hours, and how to find us | www.botanic.example/visit/opening-hours | 75 | 5310 | 5127 | | Posters |
hedges | Slides: native hedges for small gardens | slides.example/d/native-hedges | 98 | 204 | 204 | | Schools |
report | Annual report (PDF) | files.example/reports/annual-report.pdf | 122 | 57 | 57 | | | password
fern-walk | Guided walk: the ferns of the north wall | tickets.example/e/fern-walk | 171 | 433 | 433 | Spring season | Posters |
lights | Winter lights: early tickets | tickets.example/e/winter-lights?section=early | 220 | 2871 | 2590 | Winter lights | Newsletter |
photos | Photo competition: rules and prizes | www.botanic.example/community/photo-competition | 300 | 611 | 611 | Members’ month | Social |
compost | Compost for beginners, a course | www.botanic.example/courses/compost | 420 | 149 | 149 | | | disabled
moss | Listen: the secret life of moss | audio.example/shows/greenhouse/moss | 510 | 388 | 388 | | Newsletter |
class-visit | Class visits: worksheets for ages 8 to 12 | files.example/schools/worksheets | 640 | 902 | 902 | | Schools |
orchids | Orchid house reopens | journal.example/news/orchid-house | 800 | 1566 | 1566 | | |`;

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

export const gardenLinks: readonly GardenLink[] = rowsOf(table).map(
  ([
    part = '',
    title = '',
    url = '',
    hours,
    visits,
    before,
    campaign = '',
    channel = '',
    mark = '',
  ]) => ({
    part,
    title,
    url: `https://${url}`,
    hours: Number(hours),
    visits: Number(visits),
    before: Number(before),
    campaign,
    channel,
    mark,
  }),
);

export const campaigns = ['Spring season', 'Winter lights', 'Members’ month'];

export const channels = {
  Newsletter: '#0b6b57',
  Posters: '#9a3412',
  Social: '#6d28d9',
  Schools: '#1d4ed8',
};

/** A list as people have it in a spreadsheet, two rows of which are wrong. */
export const spreadsheet = rowsOf(`
Title | Destination URL | Alias | Campaign | Expiration
Tulip weekend | https://www.botanic.example/events/tulip-weekend?utm_source=letter | tulips | Spring season | 2027-05-31
Herb tasting | https://tickets.example/e/herb-tasting | herbs | Spring season |
Bonsai for beginners | https://www.botanic.example/courses/bonsai | two words | |
Bird count at dawn | https://www.botanic.example/events/bird-count | birds | Spring season |
Garden map (PDF) | files.example:map | map | |
Spring plant fair | https://www.botanic.example/events/spring-plant-fair?day=saturday | | |
Greenhouse by night | https://tickets.example/e/greenhouse-by-night | night | Members’ month | 2027-03-01
Mushroom walk | https://tickets.example/e/mushroom-walk | mushrooms | |
Propagation workshop | https://www.botanic.example/courses/propagation | cuttings | |
Herb tasting | https://tickets.example/e/herb-tasting | | |`)
  .map((cells) => cells.join('\t'))
  .join('\n');

/** Pages of a catalogue, for lists that take a while. */
export const catalogue = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `https://www.botanic.example/plants/${1001 + i}`);
