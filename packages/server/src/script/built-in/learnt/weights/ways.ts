export const ways = `
:-38 both/1!:14 both/1":-10 both/1-attributed:-7 both/1-leans:-18 both/1-specific:25 both/1-words0:13 both/1-words1:12 both/1-words2:-5
both/1-words4:-9 both/1-words5:-6 both/1-words6:-13 both/1::17 both/begun:9 both/de/h-label:-19 both/de/h-words2:-8 both/de/h-words4:10
both/de/h-words5:9 both/de/h::-18 both/de/lost3:-8 both/de/lost6:5 both/de/part0:-10 both/de/part1:9 both/de/part2:7 both/de/part3:-5
both/en:-15 both/en/h-label:10 both/en/h-words2:-5 both/en/h-words3:-16 both/en/h-words4:-7 both/en/h-words5:7 both/en/h-words6:6
both/en/h::15 both/en/lost3:5 both/en/lost5:-6 both/en/lost6:-22 both/en/part0:-6 both/en/part1:-16 both/en/part2:-27 both/en/part3:14
both/en/part4:12 both/en/part5:5 both/ended:-5 both/es:-5 both/es/h-label:8 both/es/h-words5:-5 both/es/h-words7:-10 both/es/h::21
both/es/lost3:5 both/es/lost4:-5 both/es/lost5:6 both/es/lost6:-12 both/es/part2:-6 both/es/part3:-9 both/fr:-11 both/fr/h-label:9
both/fr/h-label-said:-6 both/fr/h-words2:10 both/fr/h-words5:-6 both/fr/h-words6:-16 both/fr/h::29 both/fr/lost3:7 both/fr/lost5:-15
both/fr/part1:-6 both/fr/part3:5 both/fr/part4:-6 both/fr/part5:-5 both/fr/subject:6 both/fresh1:6 both/fresh3:6 both/fresh7:-6 both/h!:19
both/h-attributed:-5 both/h-label:15 both/h-label-said:-15 both/h-nameless:-6 both/h-specific:-6 both/h-words0:9 both/h-words1:14
both/h-words2:-7 both/h-words4:-5 both/h-words7:-16 both/h.:13 both/h::26 both/h?:74 both/hi:8 both/hi/h-words4:-7 both/hi/h-words5:-6
both/hi/h-words6:10 both/hi/h-words7:14 both/hi/h::6 both/hi/lost5:-7 both/hi/lost6:10 both/hi/part6:5 both/h–:17 both/h…:5 both/it:-5
both/it/h-label:9 both/it/h-words2:-6 both/it/h-words3:6 both/it/h-words4:-12 both/it/h-words7:7 both/it/lost3:-5 both/it/lost4:10
both/it/lost6:-5 both/it/part0:-12 both/it/part2:15 both/kept0:-21 both/kept1:-11 both/kept4:9 both/kept5:9 both/kept6:9 both/longer0:7
both/longer3:-6 both/longer5:-8 both/longer7:5 both/lost-count:-10 both/lost-figure:-12 both/lost-grave:-5 both/lost-names0:-7
both/lost0:5 both/lost1:14 both/lost2:5 both/lost4:-12 both/lost6:-18 both/names:5 both/new-figure:-6 both/nl/h-words1:-6
both/nl/h-words2:-8 both/nl/h-words4:16 both/nl/h-words5:9 both/nl/h-words7:-10 both/nl/lost1:6 both/nl/part4:-6 both/part0:-21
both/part4:9 both/pl/h-label-said:-6 both/pl/h-words1:7 both/pl/h-words3:6 both/pl/h-words6:-7 both/pl/h-words7:-11 both/pl/h::-13
both/pl/lost1:10 both/pl/lost2:6 both/pl/lost3:-6 both/pl/lost4:-12 both/pl/part1:7 both/pl/part3:-6 both/pl/part4:6 both/pl/subject:6
both/pt:5 both/pt/lost1:-5 both/pt/lost5:7 both/pt/part0:6 both/pt/part4:5 both/reporter:13 both/ro:10 both/ro/h-words1:5
both/ro/h-words2:8 both/ro/h::-10 both/ro/lost1:-6 both/ro/lost5:11 both/ro/part1:9 both/ro/part2:6 both/ro/part6:-5 both/ro/subject:-5
first/1!:17 first/1":6 first/1(:18 first/1,:-14 first/1-attributed:-12 first/1-death:-23 first/1-leans:37 first/1-specific:-40
first/1-words0:8 first/1-words1:40 first/1-words2:45 first/1-words3:10 first/1-words5:-14 first/1-words6:-9 first/1-words7:-5
first/1-words8:8 first/1.:18 first/10:-44 first/1::42 first/1–:14 first/1…:10 first/begun:-29 first/de:-16 first/de/h-label:-15
first/de/h-label-said:29 first/de/h-words2:21 first/de/h-words4:-26 first/de/h-words5:-6 first/de/h-words6:-13 first/de/h::-7
first/de/lost0:-6 first/de/lost1:-16 first/de/lost3:12 first/de/lost4:6 first/de/lost6:-8 first/de/part0:7 first/de/part2:-7
first/de/part3:-11 first/de/part4:22 first/de/part5:-5 first/de/part6:-17 first/de/part7:-6 first/en:26 first/en/h-label:-13
first/en/h-label-said:-8 first/en/h-words2:-6 first/en/h-words3:29 first/en/h-words4:12 first/en/h-words5:-15 first/en/h-words6:11
first/en/h::-8 first/en/lost0:-13 first/en/lost3:14 first/en/lost4:-8 first/en/lost5:9 first/en/lost6:39 first/en/part0:8
first/en/part1:25 first/en/part2:35 first/en/part3:-8 first/en/part4:-17 first/en/part5:-6 first/en/part6:7 first/en/part7:-13
first/en/subject:-20 first/es:28 first/es/h-label-said:-18 first/es/h-words4:10 first/es/h-words6:17 first/es/h::-15 first/es/lost0:-13
first/es/lost2:-12 first/es/lost3:9 first/es/lost4:-5 first/es/lost5:5 first/es/lost6:44 first/es/part1:50 first/es/part3:-6
first/es/part5:-12 first/es/part7:-13 first/es/subject:9 first/fr:31 first/fr/h-label:16 first/fr/h-words2:-14 first/fr/h-words3:16
first/fr/h-words4:-15 first/fr/h-words5:15 first/fr/h-words6:19 first/fr/h-words7:12 first/fr/lost0:19 first/fr/lost1:-6 first/fr/lost3:17
first/fr/lost4:13 first/fr/lost6:-13 first/fr/part0:11 first/fr/part7:19 first/fresh1:35 first/fresh2:19 first/fresh3:11 first/h!:23
first/h":-9 first/h-attributed:9 first/h-death:17 first/h-label:-8 first/h-nameless:27 first/h-speaker:-5 first/h-specific:31
first/h-words0:9 first/h-words1:-8 first/h-words4:9 first/h-words5:14 first/h-words6:17 first/h-words7:26 first/h.:-27 first/h0:-9
first/h::-16 first/h?:-44 first/hi/h-label:10 first/hi/h-label-said:-6 first/hi/h-words4:-6 first/hi/h-words7:10 first/hi/h::15
first/hi/lost0:-5 first/hi/lost3:-7 first/hi/lost4:-9 first/hi/lost5:13 first/hi/lost6:9 first/hi/part0:7 first/hi/part3:5
first/hi/part4:-12 first/hi/part7:-5 first/hi/subject:-27 first/h–:-38 first/h…:9 first/it:25 first/it/h-label:10
first/it/h-label-said:-12 first/it/h-words3:-14 first/it/h-words5:14 first/it/h-words6:11 first/it/h-words7:13 first/it/lost2:10
first/it/lost3:9 first/it/lost5:-17 first/it/lost6:24 first/it/part0:13 first/it/part1:7 first/it/part2:-6 first/it/part3:5
first/it/part4:-7 first/it/part5:7 first/kept0:70 first/kept1:51 first/kept2:36 first/kept3:12 first/kept4:-9 first/kept5:-34
first/kept6:-52 first/longer0:69 first/longer1:7 first/longer2:9 first/longer4:12 first/longer6:-12 first/longer7:-13 first/lost-count:26
first/lost-figure:18 first/lost-grave:46 first/lost-names0:-8 first/lost-names1:8 first/lost-names2:28 first/lost-names3:46 first/lost0:8
first/lost1:-13 first/lost2:-14 first/lost4:22 first/lost5:33 first/lost6:55 first/new:-35 first/new-figure:24 first/nl/h-label-said:10
first/nl/h-words2:13 first/nl/h-words3:-15 first/nl/h-words4:14 first/nl/h-words7:-6 first/nl/lost3:-25 first/nl/lost5:27
first/nl/lost6:-12 first/nl/part0:21 first/nl/part1:-12 first/nl/part3:-12 first/nl/part5:12 first/nl/part6:-14 first/part0:70
first/part1:57 first/part2:19 first/part3:-8 first/part4:-15 first/part5:-12 first/part6:-27 first/part7:8 first/pl/h-label:-15
first/pl/h-words2:11 first/pl/h-words3:-33 first/pl/h-words4:21 first/pl/h-words5:-20 first/pl/h::-8 first/pl/lost1:8 first/pl/lost3:-19
first/pl/lost4:19 first/pl/lost6:-11 first/pl/part0:-11 first/pl/part1:-11 first/pl/part3:32 first/pl/part5:-6 first/pl/part6:-7
first/pl/subject:-12 first/pt/h-words5:19 first/pt/h-words7:-13 first/pt/h::5 first/pt/lost0:23 first/pt/lost1:18 first/pt/lost2:-10
first/pt/lost3:-22 first/pt/lost4:12 first/pt/lost5:-14 first/pt/lost6:-9 first/pt/part0:6 first/pt/part1:11 first/pt/part2:-16
first/pt/part3:-16 first/pt/part4:-13 first/pt/part5:-9 first/pt/part6:13 first/pt/part7:23 first/pt/subject:16 first/reporter:-8
first/ro:-16 first/ro/h-label:-10 first/ro/h-words2:-26 first/ro/h-words3:9 first/ro/h-words4:14 first/ro/h-words5:7 first/ro/h-words6:-28
first/ro/lost3:8 first/ro/lost4:-7 first/ro/lost5:12 first/ro/lost6:-23 first/ro/part1:-13 first/ro/part3:-5 first/ro/part4:5
first/ro/part6:-5 first/ro/subject:26 headline/de:20 headline/de/h-label:-11 headline/de/h-label-said:-8 headline/de/h-words1:5
headline/de/h-words2:-11 headline/de/h-words4:5 headline/de/h-words5:10 headline/de/h-words6:10 headline/de/h::-11 headline/en:-5
headline/en/h-label:6 headline/en/h-words3:-7 headline/en/h-words4:-16 headline/en/h-words6:10 headline/en/h-words7:9 headline/en/h::14
headline/es:-31 headline/es/h-label:14 headline/es/h-label-said:5 headline/es/h-words3:9 headline/es/h-words4:8 headline/es/h-words5:-11
headline/es/h-words6:-26 headline/es/h-words7:-8 headline/es/h::27 headline/fr:13 headline/fr/h-label:-5 headline/fr/h-words2:19
headline/fr/h-words4:10 headline/fr/h-words5:7 headline/fr/h-words6:-17 headline/fr/h-words7:-13 headline/fr/h::21 headline/h!:23
headline/h":14 headline/h(:39 headline/h,:-11 headline/h-attributed:-12 headline/h-death:-9 headline/h-label:21 headline/h-nameless:-10
headline/h-specific:-35 headline/h-words0:18 headline/h-words1:39 headline/h-words2:36 headline/h-words4:-9 headline/h-words5:-19
headline/h-words6:-36 headline/h-words7:-28 headline/h.:27 headline/h0:-28 headline/h::68 headline/h?:108 headline/hi:8
headline/hi/h-label:14 headline/hi/h-words4:18 headline/hi/h-words5:-7 headline/hi/h-words6:-12 headline/hi/h-words7:10 headline/hi/h::19
headline/h–:39 headline/h…:17 headline/it:-28 headline/it/h-label:8 headline/it/h-label-said:-6 headline/it/h-words2:-10
headline/it/h-words4:-23 headline/nl:21 headline/nl/h-words1:7 headline/nl/h-words2:-9 headline/nl/h-words3:-15 headline/nl/h-words4:-8
headline/nl/h-words5:17 headline/nl/h-words6:10 headline/nl/h-words7:12 headline/nl/h::-5 headline/pl:31 headline/pl/h-label:-17
headline/pl/h-words3:13 headline/pl/h-words4:-5 headline/pl/h-words5:20 headline/pl/h-words6:11 headline/pl/h-words7:-16
headline/pl/h::-12 headline/pt:-55 headline/pt/h-label:18 headline/pt/h-label-said:12 headline/pt/h-words2:14 headline/pt/h-words3:-15
headline/pt/h-words4:-15 headline/pt/h-words5:-41 headline/pt/h-words6:-13 headline/pt/h-words7:8 headline/pt/h::24 headline/ro:33
headline/ro/h-label-said:-6 headline/ro/h-words1:19 headline/ro/h-words2:29 headline/ro/h-words3:13 headline/ro/h-words4:21
headline/ro/h-words5:-11 headline/ro/h-words6:-11 headline/ro/h-words7:-27 two/1!:-5 two/1":-7 two/1-attributed:13 two/1-counts:6
two/1-leans:41 two/1-specific:-22 two/1-words1:11 two/1-words2:13 two/1-words3:-10 two/1-words5:-14 two/1-words6:-9 two/1-words7:7
two/1-words8:15 two/1.:29 two/10:-29 two/1::35 two/1–:33 two/2(:13 two/2,:-6 two/2-attributed:-7 two/2-common:-13 two/2-counts:-9
two/2-found0:39 two/2-found1:13 two/2-found2:-54 two/2-fresh2:14 two/2-fresh3:33 two/2-fresh4:-5 two/2-fresh5:-20 two/2-fresh7:-11
two/2-kept0:-9 two/2-kept1:-19 two/2-kept2:30 two/2-leans:-20 two/2-specific:-7 two/2-words0:25 two/2-words1:-11 two/2-words4:-6
two/2-words5:-17 two/2-words7:-26 two/2-words8:36 two/2.:22 two/20:-13 two/2?:8 two/2–:6 two/2…:8 two/begun:-30 two/de:-33
two/de/h-label:-15 two/de/h-label-said:-7 two/de/h-words2:-8 two/de/h-words3:5 two/de/h-words4:-17 two/de/h-words5:-6 two/de/h::6
two/de/lost0:-8 two/de/lost1:-7 two/de/lost2:-12 two/de/lost4:19 two/de/lost5:-27 two/de/lost6:6 two/de/part0:11 two/de/part1:-7
two/de/part3:-13 two/de/part5:-7 two/de/part6:-7 two/de/part7:-8 two/de/subject:5 two/en:21 two/en/h-label:-8 two/en/h-words2:-6
two/en/h-words3:18 two/en/h-words4:13 two/en/h-words5:7 two/en/h-words6:-10 two/en/h::-6 two/en/lost2:9 two/en/lost3:13 two/en/lost4:-6
two/en/lost5:-7 two/en/lost6:7 two/en/part5:13 two/en/subject:9 two/ended:-5 two/es:9 two/es/h-words4:-18 two/es/h-words5:14
two/es/h-words7:12 two/es/h::7 two/es/lost1:-9 two/es/lost5:-11 two/es/lost6:28 two/es/part0:-5 two/es/part1:27 two/es/part5:-7 two/fr:5
two/fr/h-label:22 two/fr/h-label-said:7 two/fr/h-words2:-14 two/fr/h-words3:7 two/fr/h-words6:24 two/fr/h-words7:-13 two/fr/lost1:-5
two/fr/lost3:8 two/fr/lost4:-6 two/fr/lost5:8 two/fr/lost6:-5 two/fr/part1:16 two/fr/part2:-10 two/fr/part6:-5 two/fr/subject:-5
two/fresh1:6 two/fresh3:-15 two/fresh4:6 two/fresh7:7 two/h!:-7 two/h":-11 two/h(:14 two/h-attributed:6 two/h-death:23
two/h-label-said:-16 two/h-nameless:20 two/h-specific:41 two/h-words1:22 two/h-words2:-18 two/h-words3:-12 two/h-words4:-11 two/h-words6:7
two/h-words7:18 two/h.:-28 two/h0:-7 two/h::13 two/h?:-21 two/hi:14 two/hi/h-label:10 two/hi/h-label-said:-6 two/hi/h-words6:8
two/hi/h-words7:12 two/hi/lost0:7 two/hi/lost2:-9 two/hi/lost3:-5 two/hi/lost5:18 two/hi/lost6:5 two/hi/part0:13 two/hi/part1:9
two/hi/part4:-9 two/hi/part6:-5 two/hi/part7:7 two/hi/subject:-26 two/it:28 two/it/h-words3:-14 two/it/h-words4:13 two/it/h-words5:10
two/it/h-words6:8 two/it/h-words7:7 two/it/h::6 two/it/lost2:-7 two/it/lost4:16 two/it/lost6:16 two/it/part0:17 two/it/part1:-9
two/it/part2:13 two/it/part3:17 two/it/part5:-8 two/it/subject:20 two/kept0:55 two/kept1:29 two/kept2:16 two/kept3:-8 two/kept4:-11
two/kept5:-33 two/kept6:-40 two/longer0:5 two/longer2:8 two/longer3:-5 two/lost-count:26 two/lost-grave:21 two/lost-names0:-32
two/lost-names1:-6 two/lost-names2:8 two/lost-names3:24 two/lost0:5 two/lost2:-6 two/lost3:-15 two/lost6:22 two/names:-15 two/new:-12
two/new-count:18 two/new-figure:6 two/nl:5 two/nl/h-label-said:11 two/nl/h-words1:19 two/nl/h-words5:-7 two/nl/h::-13 two/nl/lost0:10
two/nl/lost2:-5 two/nl/lost3:-25 two/nl/lost4:5 two/nl/lost5:18 two/nl/part0:22 two/nl/part1:-10 two/nl/part2:13 two/nl/part3:-15
two/nl/part5:-13 two/nl/part7:10 two/on-headline:-7 two/part0:54 two/part1:22 two/part3:-24 two/part4:-19 two/part5:-16 two/part6:-14
two/pl:-18 two/pl/h-label-said:-6 two/pl/h-words2:8 two/pl/h-words3:-14 two/pl/h-words4:-8 two/pl/h-words5:-22 two/pl/lost1:7
two/pl/lost2:12 two/pl/lost3:-19 two/pl/lost4:-7 two/pl/lost6:-9 two/pl/part0:-6 two/pl/part3:-5 two/pl/part4:-10 two/pt:10
two/pt/h-words5:17 two/pt/lost1:8 two/pt/lost4:-12 two/pt/part0:10 two/pt/part3:-5 two/pt/subject:25 two/reporter:-11 two/ro:-8
two/ro/h-label:-8 two/ro/h-words3:-10 two/ro/h-words4:6 two/ro/h-words5:-11 two/ro/h::13 two/ro/lost0:-6 two/ro/lost1:5 two/ro/lost3:9
two/ro/lost4:-8 two/ro/lost5:5 two/ro/lost6:-12 two/ro/part2:-17 two/ro/part3:7 two/ro/part4:7 two/ro/part6:5 two/ro/part7:-6
two/subject:12
`
