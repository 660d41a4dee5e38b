import { fold } from '../lib/text.ts';

/** What Swedish PINs are most often made of, beside the common passwords of all countries. As people write them. */
const byTheme = {
  work: `klang akustik akustiker buller ljud decibel mätning konsult konsulten faktura projekt insats kontor kontoret jobb
    jobbet arbete arbetet firma firman företag företaget ekonomi bokföring redovisning lön lönen personal ledning
    projektledare ingenjör kund kunden`,
  roles: `staff superadmin admin administratör developer utvecklare chef chefen ägare användare user gäst test testar
    prov provar demo`,
  secrets: `lösenord lösen hemlig hemligt hemlighet pinkod kod koden inloggning inlogg sesam öppna password qwerty asdf
    abc`,
  greetings: `hej hejsan hejhej hejdå hejhopp tjena tjabba hallå välkommen hello godmorgon godnatt`,
  seasons: `sommar sommaren sommarlov sommartid vinter vintern vinterlov höst hösten vår våren januari februari mars april
    maj juni juli augusti september oktober november december måndag tisdag onsdag torsdag fredag lördag söndag helg
    semester idag igår imorgon`,
  holidays: `midsommar midsommarafton jul julafton julgran jultomte tomte nyår nyårsafton påsk påskafton påskhare valborg
    lucia advent kräftskiva födelsedag fest kalas`,
  places: `sverige svensk svenska europa norge danmark finland stockholm göteborg malmö uppsala västerås örebro linköping
    helsingborg jönköping norrköping lund umeå gävle borås eskilstuna södertälje karlstad växjö halmstad sundsvall luleå
    trollhättan östersund borlänge falun kalmar kristianstad karlskrona skellefteå uddevalla varberg visby kiruna gotland
    skåne dalarna småland öland norrland lappland västerbotten norrbotten halland blekinge värmland bohuslän dalsland
    närke uppland jämtland hälsingland`,
  sports: `fotboll fotbollen ishockey hockey handboll innebandy golf tennis bandy ridning fiske jakt träning gymmet
    hammarby djurgården aik ifk iff malmöff elfsborg frölunda färjestad brynäs leksand modo blåvitt häcken bajen allsvenskan`,
  family: `mamma pappa mormor morfar farmor farfar bror brorsan syster syrran familj familjen barn barnen son dotter
    älskling älskar dig kärlek vän vänner kompis kompisar sambo bebis gumman gubben hjärta hjärtat kille killen tjej
    tjejen`,
  animals: `hund hunden hundar katt katten katter kisse kissen vovve häst hästen hästar kanin lejon tiger björn älg räv
    uggla örn delfin apa gris groda fågel fisk spindel drake`,
  food: `kaffe kaka kakor bulle bullar kanelbulle köttbullar köttbulle potatis korv pizza godis choklad banan äpple apelsin
    jordgubbe jordgubbar glass ost smör mjölk bröd sill falukorv semla prinsesstårta öl vin snaps`,
  nature: `sol solen solsken måne månen stjärna himmel himlen hav havet sjö sjön strand stranden blomma blommor ros rosor
    regnbåge regn snö vatten eld jord luft berg äng åska blixt`,
  colours: `röd rött blå blått grön grönt gul gult svart vit vitt rosa lila orange brun grå`,
  numbers: `noll ett två tre fyra fem sex sju åtta nio tio elva tolv hundra tusen`,
  things: `volvo saab ikea abba ericsson spotify bil bilen cykel motorcykel motor traktor båt båten dator datorn telefon
    mobil mobilen internet windows hus huset hem hemma lägenhet stuga stugan sommarstuga torp villa trädgård`,
  mighty: `kung kungen drottning prins prinsessa bäst världen framtid frihet lycka lycklig glad livet musik metal`,
  curses: `fan jävla jävlar jävel skit helvete idiot`,
  small: `och jag du min mitt mina din ditt är vi en det pa i`,
  names: `anna maria eva karin kristina lena sara kerstin emma ingrid marie malin jenny birgitta annika inger ulla susanne
    elin monica linda ulrika johanna elisabeth julia hanna sofia ida maja alice ella wilma ebba alva agnes astrid elsa
    vera saga freja klara lovisa tove moa matilda amanda frida cecilia katarina helena camilla anneli therese lisa
    josefin gunilla margareta marianne barbro siv britt lars anders johan per peter mikael jan daniel fredrik hans bengt
    mats andreas stefan karl erik nils ulf sven bo leif thomas tomas magnus christer kenneth göran kjell rolf roger håkan
    patrik joakim robert henrik marcus mattias jonas niklas martin david oscar oskar filip viktor simon alexander emil
    william lucas hugo elias liam noah oliver axel adam leo ludvig albin gustav gustaf anton isak theo vincent arvid
    melvin edvin viggo sixten olle kalle pelle nisse lasse`,
  surnames: `andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson
    jansson hansson bengtsson lindberg jakobsson magnusson lindström olofsson lindqvist lindgren axelsson bergström
    lundberg lind lundgren lundqvist mattsson berglund fredriksson sandberg henriksson sjöberg forsberg wallin engström
    eklund danielsson lundin håkansson björk bergman gunnarsson wikström holm samuelsson isaksson fransson bergqvist
    nyström holmberg arvidsson löfgren söderberg nyberg blomqvist claesson nordström mårtensson lundström`,
};

/** Folded, without repetitions. */
export const guessedWords: readonly string[] = [
  ...new Set(Object.values(byTheme).flatMap((words) => words.split(/\s+/).map(fold))),
];
