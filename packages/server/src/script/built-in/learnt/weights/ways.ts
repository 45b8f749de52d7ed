export const ways = `
:-34 both/1!:9 both/1":-11 both/1-acronym:-6 both/1-attributed:-8 both/1-behind:17 both/1-capital-part0:-9 both/1-capital-part1:-10
both/1-capital-part4:7 both/1-capital-part6:8 both/1-capital-part7:9 both/1-capitals2:-5 both/1-capitals4:5 both/1-capitals6:5
both/1-counts:-5 both/1-leans:-11 both/1-short0:13 both/1-short1:13 both/1-short2:-5 both/1-short5:-6 both/1-short6:-7 both/1-specific:7
both/1-words0:16 both/1-words1:6 both/1-words2:5 both/1-words3:-5 both/1-words4:-10 both/1-words6:-11 both/1-words8:6 both/1.:6 both/1::20
both/1?:11 both/begun:6 both/de/1-capital-part3:12 both/de/1-capital-part4:-11 both/de/1-capitals4:7 both/de/h-capital-part3:9
both/de/h-capitals3:-6 both/de/h-label:-13 both/de/h-short0:-9 both/de/h-short1:-6 both/de/h-short2:-6 both/de/h-short3:5
both/de/h-short4:12 both/de/h-short5:5 both/de/h-words1:-6 both/de/h-words3:-7 both/de/h-words4:9 both/de/h-words5:8 both/de/h::-19
both/de/lost3:-7 both/de/part0:-18 both/de/part1:11 both/en:33 both/en/1-capital-part0:-9 both/en/1-capital-part1:-9
both/en/1-capital-part2:6 both/en/1-capital-part4:10 both/en/1-capitals1:-8 both/en/1-capitals4:-7 both/en/1-capitals5:14
both/en/1-short5:-11 both/en/h-behind:-9 both/en/h-capital-part0:9 both/en/h-capital-part1:-8 both/en/h-capital-part2:-7
both/en/h-capital-part4:-7 both/en/h-capital-part6:-7 both/en/h-capital-part9:15 both/en/h-capitals1:5 both/en/h-capitals2:-8
both/en/h-comma:-10 both/en/h-label:9 both/en/h-short0:-5 both/en/h-short1:-11 both/en/h-short3:-5 both/en/h-short4:8 both/en/h-short5:9
both/en/h-words3:-13 both/en/h-words4:-7 both/en/h-words6:5 both/en/h::16 both/en/lost3:7 both/en/lost4:9 both/en/lost5:-9
both/en/lost6:-20 both/en/part0:-13 both/en/part1:-11 both/en/part2:-17 both/en/part3:15 both/en/part4:11 both/ended:-6
both/es/1-capital-part1:-10 both/es/1-capital-part2:5 both/es/1-capital-part5:5 both/es/1-capitals1:-11 both/es/1-capitals4:13
both/es/1-short3:-7 both/es/h-behind:8 both/es/h-capital-part1:-8 both/es/h-capital-part4:8 both/es/h-capitals2:-8 both/es/h-capitals5:8
both/es/h-capitals6:-5 both/es/h-comma:7 both/es/h-label:8 both/es/h-short2:6 both/es/h-short3:12 both/es/h-short5:-15 both/es/h-words3:6
both/es/h-words4:5 both/es/h-words5:-7 both/es/h-words7:-10 both/es/h::18 both/es/lost3:5 both/es/lost5:8 both/es/lost6:-15
both/es/part2:-7 both/es/part3:-6 both/es/part4:6 both/fr/1-capitals2:10 both/fr/1-capitals3:-5 both/fr/1-capitals4:-6 both/fr/1-short4:-5
both/fr/h-behind:-8 both/fr/h-capital-part0:-10 both/fr/h-capital-part1:8 both/fr/h-capital-part3:-7 both/fr/h-capital-part5:9
both/fr/h-capitals1:-5 both/fr/h-capitals2:6 both/fr/h-capitals5:-5 both/fr/h-comma:-7 both/fr/h-short2:7 both/fr/h-short4:-8
both/fr/h-short6:-6 both/fr/h-words2:14 both/fr/h-words3:-9 both/fr/h-words5:-6 both/fr/h-words6:-13 both/fr/h-words7:7 both/fr/h::27
both/fr/lost1:5 both/fr/lost3:15 both/fr/lost5:-17 both/fr/part1:-10 both/fr/part2:5 both/fr/part3:6 both/fr/part4:-7 both/fr/part6:5
both/fresh1:6 both/fresh3:5 both/fresh7:-6 both/h!:13 both/h":5 both/h(:12 both/h-attributed:-5 both/h-capital-part0:-10
both/h-capital-part1:-11 both/h-capital-part2:-7 both/h-capital-part6:6 both/h-capital-part7:7 both/h-capital-part8:5
both/h-capital-part9:15 both/h-capitals0:-9 both/h-capitals2:10 both/h-capitals6:-5 both/h-death:-11 both/h-figure-first:8 both/h-label:15
both/h-label-said:-13 both/h-nameless:7 both/h-semicolon:8 both/h-short0:-10 both/h-short4:8 both/h-short5:5 both/h-single:10
both/h-specific:-5 both/h-words0:12 both/h-words1:18 both/h-words6:-5 both/h-words7:-16 both/h.:10 both/h0:6 both/h::27 both/h?:73
both/hi:69 both/hi/1-capitals0:-6 both/hi/1-capitals1:14 both/hi/1-short3:5 both/hi/1-short5:5 both/hi/h-behind:-9
both/hi/h-capital-part1:9 both/hi/h-capitals2:10 both/hi/h-comma:5 both/hi/h-short2:-6 both/hi/h-short3:-5 both/hi/h-short5:6
both/hi/h-short6:11 both/hi/h-words5:-6 both/hi/h-words6:7 both/hi/h-words7:13 both/hi/h::5 both/hi/lost6:6 both/hi/part1:7
both/hi/part6:6 both/h–:19 both/it:39 both/it/1-capital-part0:9 both/it/1-capital-part2:6 both/it/1-capital-part3:-13
both/it/1-capital-part5:-5 both/it/1-capitals1:-12 both/it/1-capitals2:-10 both/it/1-capitals3:12 both/it/1-capitals4:12
both/it/1-short2:-7 both/it/1-short4:5 both/it/1-short5:-5 both/it/h-capital-part0:-9 both/it/h-capital-part3:-5 both/it/h-capital-part5:5
both/it/h-capital-part6:10 both/it/h-capitals1:-10 both/it/h-capitals2:-5 both/it/h-capitals4:6 both/it/h-capitals6:9 both/it/h-comma:-6
both/it/h-label:8 both/it/h-label-said:-6 both/it/h-short2:-5 both/it/h-words3:15 both/it/h-words4:-17 both/it/h-words6:-7
both/it/h-words7:9 both/it/h::9 both/it/lost4:13 both/it/lost6:-9 both/it/part0:-7 both/it/part1:-5 both/it/part2:10 both/it/subject:7
both/kept0:-13 both/kept3:-6 both/kept4:5 both/kept5:9 both/kept6:9 both/longer0:7 both/longer1:12 both/longer3:-5 both/longer5:-7
both/longer7:5 both/lost-count:-8 both/lost-figure:-13 both/lost-grave:11 both/lost-names1:8 both/lost-names2:8 both/lost1:12 both/lost2:7
both/lost4:-5 both/lost6:-6 both/names:11 both/nl:42 both/nl/1-capital-part0:-13 both/nl/1-capital-part1:5 both/nl/1-capital-part2:-5
both/nl/1-capital-part4:14 both/nl/1-capitals2:-10 both/nl/1-capitals6:6 both/nl/1-short1:-5 both/nl/1-short2:-6 both/nl/1-short5:10
both/nl/h-behind:5 both/nl/h-capital-part2:6 both/nl/h-capitals3:7 both/nl/h-capitals5:5 both/nl/h-capitals6:-6 both/nl/h-comma:12
both/nl/h-short0:-8 both/nl/h-short1:5 both/nl/h-words1:-6 both/nl/h-words2:-11 both/nl/h-words4:15 both/nl/h-words5:6 both/nl/h-words7:-9
both/nl/lost1:6 both/nl/lost3:-6 both/nl/lost4:-7 both/nl/lost5:6 both/nl/part1:-9 both/nl/part4:-6 both/part0:-13 both/part4:8
both/pl/1-capital-part0:13 both/pl/1-capital-part1:-5 both/pl/1-capital-part4:-10 both/pl/1-capitals2:6 both/pl/1-capitals5:-5
both/pl/1-short1:7 both/pl/1-short2:6 both/pl/1-short3:-9 both/pl/h-behind:7 both/pl/h-capital-part1:-14 both/pl/h-capital-part6:8
both/pl/h-capitals1:7 both/pl/h-capitals3:5 both/pl/h-capitals5:-9 both/pl/h-comma:6 both/pl/h-label:-5 both/pl/h-label-said:-6
both/pl/h-short1:6 both/pl/h-short2:-11 both/pl/h-short4:11 both/pl/h-words1:7 both/pl/h-words2:6 both/pl/h-words6:-8 both/pl/h-words7:-13
both/pl/h::-16 both/pl/lost1:7 both/pl/lost3:-5 both/pl/lost4:-11 both/pl/lost6:11 both/pl/part1:12 both/pl/part3:-9 both/pl/part5:-5
both/pt:100 both/pt/1-capital-part2:-5 both/pt/1-capital-part7:8 both/pt/1-capitals6:8 both/pt/1-short6:-6 both/pt/h-capital-part0:-6
both/pt/h-words2:-5 both/pt/h-words6:6 both/pt/h-words7:-6 both/pt/lost1:-5 both/pt/lost5:6 both/pt/part1:-7 both/pt/part3:5
both/reporter:18 both/ro:10 both/ro/1-capital-part0:-7 both/ro/1-capital-part1:10 both/ro/1-capital-part2:-6 both/ro/1-capital-part4:7
both/ro/1-capitals1:20 both/ro/1-capitals2:5 both/ro/1-capitals4:-14 both/ro/1-short1:5 both/ro/1-short2:5 both/ro/1-short3:13
both/ro/1-short5:-5 both/ro/h-capital-part0:11 both/ro/h-capital-part2:-7 both/ro/h-capital-part3:5 both/ro/h-capital-part5:-5
both/ro/h-capitals1:14 both/ro/h-capitals2:10 both/ro/h-capitals3:-5 both/ro/h-capitals6:-5 both/ro/h-short0:13 both/ro/h-short2:9
both/ro/h-short4:-12 both/ro/h-words1:6 both/ro/h-words2:5 both/ro/h-words7:-5 both/ro/h::-12 both/ro/lost1:-5 both/ro/lost2:-5
both/ro/lost5:14 both/ro/lost6:11 both/ro/part0:14 both/ro/part1:12 both/ro/part3:-10 both/ro/part6:-8 both/ro/subject:-15 first/1!:19
first/1":8 first/1(:18 first/1,:-15 first/1-attributed:-16 first/1-behind:-7 first/1-capital-part3:15 first/1-capital-part4:7
first/1-capital-part5:23 first/1-capital-part6:7 first/1-capital-part7:-7 first/1-capitals0:29 first/1-capitals1:35 first/1-capitals2:6
first/1-capitals4:-14 first/1-capitals5:-20 first/1-capitals6:-23 first/1-comma:17 first/1-death:-34 first/1-figure-first:31
first/1-leans:49 first/1-percent:-17 first/1-semicolon:20 first/1-short0:-5 first/1-short1:8 first/1-short2:13 first/1-short3:-5
first/1-short4:12 first/1-short5:15 first/1-short7:-12 first/1-single:20 first/1-specific:-29 first/1-words0:7 first/1-words1:33
first/1-words2:32 first/1-words3:11 first/1-words5:-14 first/1-words6:-15 first/1-words7:-7 first/1.:5 first/1/:35 first/10:-32
first/1::63 first/1–:15 first/1…:13 first/begun:-8 first/de:-45 first/de/1-capital-part3:-8 first/de/1-capital-part4:9
first/de/1-capital-part5:-15 first/de/1-capital-part6:15 first/de/1-capital-part7:-12 first/de/1-capitals2:-5 first/de/1-capitals5:-7
first/de/1-short2:-10 first/de/1-short3:-6 first/de/1-short4:-12 first/de/1-short5:17 first/de/1-short6:-5 first/de/h-behind:-22
first/de/h-capital-part2:17 first/de/h-capital-part4:-38 first/de/h-capital-part6:-10 first/de/h-capital-part7:7 first/de/h-capitals2:6
first/de/h-capitals3:-9 first/de/h-capitals5:10 first/de/h-capitals6:-23 first/de/h-comma:6 first/de/h-label:-19 first/de/h-label-said:29
first/de/h-short1:15 first/de/h-short2:5 first/de/h-short3:14 first/de/h-short4:-30 first/de/h-short5:-23 first/de/h-words1:-9
first/de/h-words4:-5 first/de/h-words5:5 first/de/h-words6:-8 first/de/h::9 first/de/lost0:-5 first/de/lost1:-5 first/de/lost2:15
first/de/lost3:-18 first/de/lost4:7 first/de/part2:-8 first/de/part4:20 first/de/part6:-9 first/de/part7:-5 first/de/subject:-17
first/en:7 first/en/1-capital-part0:5 first/en/1-capital-part2:8 first/en/1-capital-part3:7 first/en/1-capitals1:6 first/en/1-capitals2:6
first/en/1-capitals3:10 first/en/1-capitals5:-14 first/en/1-capitals6:9 first/en/1-short1:-15 first/en/1-short2:-5 first/en/1-short3:21
first/en/1-short5:6 first/en/h-behind:5 first/en/h-capital-part0:-5 first/en/h-capital-part1:8 first/en/h-capital-part2:20
first/en/h-capital-part3:-13 first/en/h-capital-part4:9 first/en/h-capital-part5:-5 first/en/h-capital-part6:-11
first/en/h-capital-part7:11 first/en/h-capital-part8:9 first/en/h-capital-part9:-12 first/en/h-capitals3:19 first/en/h-capitals5:-25
first/en/h-capitals6:15 first/en/h-label-said:-6 first/en/h-short0:14 first/en/h-short3:13 first/en/h-short4:-24 first/en/h-short5:20
first/en/h-words3:12 first/en/h-words5:-24 first/en/h-words6:6 first/en/h-words7:9 first/en/h::10 first/en/lost0:-17 first/en/lost2:-10
first/en/lost4:-20 first/en/lost5:16 first/en/lost6:46 first/en/part0:8 first/en/part1:19 first/en/part2:41 first/en/part3:-21
first/en/part4:-21 first/en/part5:6 first/en/part7:-17 first/en/subject:-21 first/es:15 first/es/1-capital-part0:10
first/es/1-capital-part5:9 first/es/1-capitals2:15 first/es/1-capitals3:-5 first/es/1-short2:6 first/es/1-short3:15 first/es/1-short5:-5
first/es/h-behind:-15 first/es/h-capital-part1:17 first/es/h-capital-part3:-17 first/es/h-capital-part4:15 first/es/h-capital-part5:-7
first/es/h-capitals2:15 first/es/h-capitals3:9 first/es/h-capitals4:-5 first/es/h-capitals5:-10 first/es/h-capitals6:7 first/es/h-comma:7
first/es/h-label-said:-23 first/es/h-short1:-6 first/es/h-short2:6 first/es/h-short6:17 first/es/h-words4:6 first/es/h-words5:9
first/es/h::-19 first/es/lost0:-10 first/es/lost1:-14 first/es/lost2:-12 first/es/lost3:27 first/es/lost4:-7 first/es/lost5:-5
first/es/lost6:35 first/es/part1:44 first/es/part3:-11 first/es/part5:-11 first/es/part7:-10 first/es/subject:10 first/fr:14
first/fr/1-capital-part0:-6 first/fr/1-capital-part1:10 first/fr/1-capitals1:10 first/fr/1-capitals2:-10 first/fr/1-capitals3:14
first/fr/1-capitals4:-21 first/fr/1-capitals6:17 first/fr/1-short4:11 first/fr/h-behind:19 first/fr/h-capital-part0:16
first/fr/h-capital-part1:-17 first/fr/h-capital-part2:-18 first/fr/h-capital-part3:21 first/fr/h-capital-part4:-14
first/fr/h-capital-part5:14 first/fr/h-capitals3:16 first/fr/h-capitals5:-10 first/fr/h-capitals6:5 first/fr/h-comma:30
first/fr/h-label:16 first/fr/h-short1:8 first/fr/h-short2:-20 first/fr/h-short4:10 first/fr/h-words2:-13 first/fr/h-words3:27
first/fr/h-words4:-30 first/fr/h-words6:23 first/fr/h::-18 first/fr/lost0:20 first/fr/lost1:-8 first/fr/lost3:12 first/fr/lost4:16
first/fr/lost6:-30 first/fr/part0:14 first/fr/part1:-9 first/fr/part3:-5 first/fr/part5:-13 first/fr/part7:20 first/fr/subject:-6
first/fresh0:-5 first/fresh1:10 first/fresh2:17 first/fresh3:18 first/fresh7:16 first/h!:23 first/h(:23 first/h-attributed:6
first/h-behind:5 first/h-capital-part0:19 first/h-capital-part10:19 first/h-capital-part2:5 first/h-capital-part4:-13
first/h-capital-part5:5 first/h-capital-part6:27 first/h-capital-part7:6 first/h-capital-part9:-12 first/h-capitals0:-10
first/h-capitals1:9 first/h-capitals3:20 first/h-capitals4:25 first/h-capitals5:6 first/h-capitals6:7 first/h-death:7
first/h-figure-first:27 first/h-label-said:8 first/h-nameless:6 first/h-percent:17 first/h-semicolon:-19 first/h-short0:17
first/h-short1:-6 first/h-short4:6 first/h-short5:-7 first/h-short6:31 first/h-single:21 first/h-speaker:-6 first/h-specific:11
first/h-words0:23 first/h-words1:-11 first/h-words2:-14 first/h-words3:7 first/h-words5:5 first/h-words6:12 first/h-words7:16 first/h.:-35
first/h0:-14 first/h::-15 first/h?:-12 first/hi:-9 first/hi/1-capital-part0:-8 first/hi/1-capitals0:14 first/hi/1-capitals1:-18
first/hi/1-short2:18 first/hi/1-short3:5 first/hi/1-short4:8 first/hi/1-short5:-12 first/hi/1-short6:-15 first/hi/1-short7:-13
first/hi/h-behind:-12 first/hi/h-capital-part0:-5 first/hi/h-capitals0:-27 first/hi/h-capitals1:19 first/hi/h-capitals2:6
first/hi/h-capitals3:-14 first/hi/h-comma:-27 first/hi/h-label:8 first/hi/h-short1:-10 first/hi/h-short2:-6 first/hi/h-short3:17
first/hi/h-short5:-23 first/hi/h-short6:8 first/hi/h-words2:9 first/hi/h-words3:-15 first/hi/h-words5:-6 first/hi/h-words6:-8
first/hi/h-words7:8 first/hi/h::12 first/hi/lost0:-6 first/hi/lost1:-14 first/hi/lost3:7 first/hi/lost4:-14 first/hi/lost5:8
first/hi/part0:10 first/hi/part1:5 first/hi/part2:-12 first/hi/part4:5 first/hi/part5:-6 first/hi/part6:-14 first/hi/part7:-6
first/hi/subject:-18 first/h–:-26 first/h…:13 first/it:16 first/it/1-capital-part0:8 first/it/1-capital-part1:15
first/it/1-capital-part3:12 first/it/1-capital-part4:-10 first/it/1-capital-part5:-7 first/it/1-capital-part6:-6 first/it/1-capitals1:13
first/it/1-capitals2:-9 first/it/1-capitals3:12 first/it/1-capitals5:5 first/it/1-capitals6:-6 first/it/1-short2:-15 first/it/1-short3:5
first/it/1-short4:14 first/it/1-short5:8 first/it/h-behind:-5 first/it/h-capital-part0:28 first/it/h-capital-part2:-19
first/it/h-capital-part3:11 first/it/h-capital-part4:13 first/it/h-capital-part5:-13 first/it/h-capitals1:17 first/it/h-capitals2:-25
first/it/h-capitals3:10 first/it/h-capitals4:17 first/it/h-capitals5:-7 first/it/h-label-said:-19 first/it/h-short0:5 first/it/h-short1:-5
first/it/h-short2:26 first/it/h-short3:-8 first/it/h-short4:-11 first/it/h-short5:8 first/it/h-words3:-8 first/it/h-words4:-5
first/it/h-words5:14 first/it/h-words6:5 first/it/h-words7:10 first/it/h::5 first/it/lost0:-5 first/it/lost1:-9 first/it/lost2:17
first/it/lost3:9 first/it/lost5:-13 first/it/lost6:17 first/it/part0:7 first/it/part2:-9 first/it/part3:10 first/it/part4:-8
first/it/part5:15 first/it/part7:-5 first/kept0:64 first/kept1:38 first/kept2:31 first/kept3:8 first/kept4:-9 first/kept5:-33
first/kept6:-61 first/longer0:70 first/longer1:13 first/longer4:-6 first/longer6:-14 first/longer7:-13 first/lost-count:23
first/lost-figure:8 first/lost-grave:47 first/lost-names1:14 first/lost-names2:26 first/lost-names3:41 first/lost1:-19 first/lost2:-15
first/lost4:19 first/lost5:24 first/lost6:49 first/new:-20 first/new-count:-15 first/new-figure:7 first/nl:-29
first/nl/1-capital-part1:-14 first/nl/1-capital-part2:-11 first/nl/1-capital-part3:7 first/nl/1-capital-part4:7 first/nl/1-capitals2:-20
first/nl/1-capitals3:-14 first/nl/1-capitals5:18 first/nl/1-capitals6:5 first/nl/1-short2:10 first/nl/1-short3:-15 first/nl/1-short4:-6
first/nl/h-behind:-9 first/nl/h-capital-part2:-9 first/nl/h-capital-part3:-10 first/nl/h-capital-part4:-29 first/nl/h-capital-part5:29
first/nl/h-capital-part6:6 first/nl/h-capitals0:14 first/nl/h-capitals2:-26 first/nl/h-capitals3:-5 first/nl/h-capitals4:-8
first/nl/h-capitals5:17 first/nl/h-capitals6:9 first/nl/h-comma:6 first/nl/h-label-said:11 first/nl/h-short0:-8 first/nl/h-short1:-9
first/nl/h-short2:-18 first/nl/h-short3:-7 first/nl/h-short4:15 first/nl/h-short5:21 first/nl/h-words2:14 first/nl/h-words5:-11
first/nl/h-words6:7 first/nl/h-words7:-6 first/nl/lost0:-10 first/nl/lost5:18 first/nl/lost6:-5 first/nl/part0:22 first/nl/part2:8
first/nl/part3:-12 first/nl/part4:-6 first/nl/part5:16 first/nl/part6:-16 first/nl/part7:-10 first/nl/subject:-12 first/on-headline:-13
first/part0:64 first/part1:53 first/part2:5 first/part3:-17 first/part4:-9 first/part5:-11 first/part6:-27 first/pl/1-capital-part1:7
first/pl/1-capital-part2:7 first/pl/1-capital-part4:-10 first/pl/1-capital-part5:5 first/pl/1-capital-part6:-5 first/pl/1-capitals1:13
first/pl/1-capitals2:6 first/pl/1-capitals4:-14 first/pl/1-capitals5:-6 first/pl/1-short0:-13 first/pl/1-short5:11 first/pl/h-behind:31
first/pl/h-capital-part0:-13 first/pl/h-capital-part1:-7 first/pl/h-capital-part3:8 first/pl/h-capital-part4:11
first/pl/h-capital-part6:28 first/pl/h-capital-part7:-10 first/pl/h-capital-part8:-17 first/pl/h-capitals1:-8 first/pl/h-capitals2:6
first/pl/h-capitals3:7 first/pl/h-capitals4:-24 first/pl/h-capitals5:19 first/pl/h-comma:-13 first/pl/h-label:-11 first/pl/h-short0:-6
first/pl/h-short1:-5 first/pl/h-short3:5 first/pl/h-short4:-7 first/pl/h-short5:12 first/pl/h-words0:15 first/pl/h-words1:5
first/pl/h-words2:13 first/pl/h-words3:-38 first/pl/h-words5:-29 first/pl/h-words6:35 first/pl/lost1:10 first/pl/lost2:-6
first/pl/lost3:-26 first/pl/lost4:16 first/pl/lost5:15 first/pl/lost6:-7 first/pl/part0:-8 first/pl/part1:-7 first/pl/part3:32
first/pl/part5:-8 first/pl/part6:-11 first/pl/subject:-7 first/pt:58 first/pt/1-capital-part0:7 first/pt/1-capital-part1:-18
first/pt/1-capital-part4:-6 first/pt/1-capital-part5:7 first/pt/1-capital-part7:8 first/pt/1-capitals1:14 first/pt/1-capitals3:7
first/pt/1-capitals5:-14 first/pt/1-capitals6:-8 first/pt/1-short3:-5 first/pt/1-short4:-8 first/pt/1-short6:11 first/pt/h-behind:17
first/pt/h-capital-part1:-8 first/pt/h-capital-part3:-10 first/pt/h-capital-part4:23 first/pt/h-capitals1:-11 first/pt/h-capitals2:6
first/pt/h-capitals3:-8 first/pt/h-capitals4:10 first/pt/h-capitals5:7 first/pt/h-capitals6:-9 first/pt/h-comma:7 first/pt/h-short0:-5
first/pt/h-short1:8 first/pt/h-short3:-13 first/pt/h-words2:-18 first/pt/h-words3:6 first/pt/h-words4:13 first/pt/h-words5:18
first/pt/h-words6:-8 first/pt/h-words7:-13 first/pt/lost0:25 first/pt/lost1:26 first/pt/lost2:-16 first/pt/lost3:-23 first/pt/lost4:10
first/pt/lost5:-16 first/pt/lost6:-9 first/pt/part0:5 first/pt/part1:12 first/pt/part2:-11 first/pt/part3:-20 first/pt/part4:-34
first/pt/part5:-7 first/pt/part6:26 first/pt/part7:25 first/pt/subject:20 first/reporter:9 first/ro:25 first/ro/1-capital-part0:-14
first/ro/1-capital-part1:-7 first/ro/1-capital-part2:-32 first/ro/1-capital-part4:22 first/ro/1-capital-part5:20 first/ro/1-capitals1:-10
first/ro/1-capitals2:22 first/ro/1-capitals3:-22 first/ro/1-capitals4:12 first/ro/1-capitals5:-9 first/ro/1-short1:13 first/ro/1-short3:6
first/ro/1-short4:-7 first/ro/1-short5:-14 first/ro/h-behind:-7 first/ro/h-capital-part0:-8 first/ro/h-capital-part3:5
first/ro/h-capital-part5:-13 first/ro/h-capital-part6:11 first/ro/h-capital-part7:5 first/ro/h-capitals1:-5 first/ro/h-capitals2:-14
first/ro/h-capitals3:-14 first/ro/h-capitals4:22 first/ro/h-capitals5:-6 first/ro/h-capitals6:9 first/ro/h-comma:-16
first/ro/h-label-said:11 first/ro/h-short0:6 first/ro/h-short1:-10 first/ro/h-short3:-10 first/ro/h-short4:36 first/ro/h-short5:-35
first/ro/h-words2:-21 first/ro/h-words3:14 first/ro/h-words4:13 first/ro/h-words5:22 first/ro/h-words6:-34 first/ro/h::8 first/ro/lost3:9
first/ro/lost4:5 first/ro/lost5:5 first/ro/lost6:-30 first/ro/part1:-14 first/ro/part2:-9 first/ro/part4:17 first/ro/subject:34
headline/de:27 headline/de/h-behind:15 headline/de/h-capital-part3:12 headline/de/h-capital-part4:14 headline/de/h-capital-part6:5
headline/de/h-capital-part8:7 headline/de/h-capitals2:12 headline/de/h-capitals3:7 headline/de/h-comma:8 headline/de/h-label:-19
headline/de/h-label-said:-6 headline/de/h-short1:6 headline/de/h-short3:10 headline/de/h-short4:15 headline/de/h-words2:-7
headline/de/h-words3:-7 headline/de/h-words4:13 headline/de/h-words5:11 headline/de/h-words6:10 headline/de/h::-15 headline/en:33
headline/en/h-behind:-17 headline/en/h-capital-part10:10 headline/en/h-capital-part2:11 headline/en/h-capital-part4:-15
headline/en/h-capital-part5:-14 headline/en/h-capital-part8:-16 headline/en/h-capital-part9:25 headline/en/h-capitals2:-28
headline/en/h-capitals4:16 headline/en/h-capitals5:12 headline/en/h-capitals6:-7 headline/en/h-label:8 headline/en/h-short0:-9
headline/en/h-short1:-17 headline/en/h-short4:7 headline/en/h-short5:13 headline/en/h-words2:5 headline/en/h-words3:-15
headline/en/h-words4:-7 headline/en/h-words5:-8 headline/en/h-words6:6 headline/en/h-words7:7 headline/en/h::29 headline/es:-16
headline/es/h-behind:-8 headline/es/h-capital-part2:-5 headline/es/h-capital-part4:10 headline/es/h-capital-part5:-12
headline/es/h-capitals1:6 headline/es/h-capitals2:-23 headline/es/h-label:14 headline/es/h-short1:-16 headline/es/h-short4:-17
headline/es/h-short5:6 headline/es/h-short6:18 headline/es/h-words3:11 headline/es/h-words4:-5 headline/es/h-words5:-23
headline/es/h-words6:-10 headline/es/h-words7:15 headline/es/h::21 headline/fr/h-capital-part0:-20 headline/fr/h-capital-part3:14
headline/fr/h-capital-part4:-8 headline/fr/h-capital-part5:8 headline/fr/h-capitals3:6 headline/fr/h-capitals5:-6 headline/fr/h-label:-13
headline/fr/h-short2:-8 headline/fr/h-short4:5 headline/fr/h-words2:19 headline/fr/h-words4:8 headline/fr/h-words6:-9
headline/fr/h-words7:-16 headline/fr/h::37 headline/h!:5 headline/h":12 headline/h(:47 headline/h,:-11 headline/h-capital-part0:-20
headline/h-capital-part1:-13 headline/h-capital-part10:10 headline/h-capital-part3:9 headline/h-capital-part4:15
headline/h-capital-part5:7 headline/h-capital-part6:21 headline/h-capital-part7:9 headline/h-capital-part9:28 headline/h-capitals0:11
headline/h-capitals1:39 headline/h-capitals2:11 headline/h-capitals5:6 headline/h-capitals6:-6 headline/h-comma:7 headline/h-death:-5
headline/h-figure-first:46 headline/h-label:18 headline/h-label-said:-7 headline/h-nameless:-7 headline/h-percent:-32
headline/h-semicolon:70 headline/h-short0:-12 headline/h-short5:11 headline/h-short6:21 headline/h-short7:21 headline/h-single:5
headline/h-speaker:-5 headline/h-specific:-32 headline/h-words0:23 headline/h-words1:48 headline/h-words2:32 headline/h-words3:13
headline/h-words4:-7 headline/h-words5:-9 headline/h-words6:-20 headline/h-words7:-25 headline/h.:19 headline/h/:12 headline/h0:-23
headline/h::54 headline/h?:109 headline/hi:82 headline/hi/h-behind:-11 headline/hi/h-capital-part0:13 headline/hi/h-capital-part1:7
headline/hi/h-capitals0:7 headline/hi/h-capitals1:-7 headline/hi/h-capitals2:9 headline/hi/h-capitals3:14 headline/hi/h-comma:-5
headline/hi/h-label:11 headline/hi/h-short1:15 headline/hi/h-short3:-6 headline/hi/h-short4:6 headline/hi/h-short5:10
headline/hi/h-short6:-19 headline/hi/h-short7:21 headline/hi/h-words2:13 headline/hi/h-words3:30 headline/hi/h-words4:-6
headline/hi/h-words5:-7 headline/hi/h-words6:5 headline/hi/h-words7:-13 headline/hi/h::14 headline/h–:44 headline/h…:21 headline/it:45
headline/it/h-capital-part0:-5 headline/it/h-capital-part1:15 headline/it/h-capital-part4:-7 headline/it/h-capitals1:16
headline/it/h-capitals3:17 headline/it/h-capitals4:-6 headline/it/h-capitals5:-8 headline/it/h-capitals6:-13 headline/it/h-comma:-18
headline/it/h-label:17 headline/it/h-label-said:-9 headline/it/h-short0:-9 headline/it/h-short1:7 headline/it/h-short2:-7
headline/it/h-short4:11 headline/it/h-words1:12 headline/it/h-words2:-10 headline/it/h-words5:16 headline/it/h-words6:-19
headline/it/h-words7:10 headline/it/h::-25 headline/nl:49 headline/nl/h-behind:-5 headline/nl/h-capital-part1:-6
headline/nl/h-capital-part3:-12 headline/nl/h-capital-part4:-8 headline/nl/h-capital-part5:20 headline/nl/h-capital-part6:6
headline/nl/h-capitals0:-5 headline/nl/h-capitals1:-12 headline/nl/h-capitals2:7 headline/nl/h-capitals6:13 headline/nl/h-comma:20
headline/nl/h-label:-8 headline/nl/h-words1:5 headline/nl/h-words2:-6 headline/nl/h-words3:-10 headline/nl/h-words4:-9
headline/nl/h-words5:13 headline/nl/h-words7:7 headline/pl:33 headline/pl/h-behind:9 headline/pl/h-capital-part0:5
headline/pl/h-capital-part2:13 headline/pl/h-capital-part4:8 headline/pl/h-capital-part6:12 headline/pl/h-capitals1:13
headline/pl/h-capitals2:26 headline/pl/h-capitals3:-12 headline/pl/h-capitals4:-15 headline/pl/h-capitals5:16 headline/pl/h-comma:10
headline/pl/h-label:-21 headline/pl/h-short2:10 headline/pl/h-short3:12 headline/pl/h-short4:5 headline/pl/h-words0:11
headline/pl/h-words1:-8 headline/pl/h-words4:7 headline/pl/h-words5:17 headline/pl/h-words6:27 headline/pl/h-words7:-22 headline/pl/h::-16
headline/pt:55 headline/pt/h-behind:20 headline/pt/h-capital-part1:-30 headline/pt/h-capital-part2:-13 headline/pt/h-capital-part4:19
headline/pt/h-capital-part5:-15 headline/pt/h-capital-part6:-9 headline/pt/h-capitals1:-16 headline/pt/h-capitals2:7
headline/pt/h-capitals3:-6 headline/pt/h-capitals4:-24 headline/pt/h-capitals5:-10 headline/pt/h-capitals6:6 headline/pt/h-label:23
headline/pt/h-label-said:11 headline/pt/h-short1:-14 headline/pt/h-short2:29 headline/pt/h-short3:-15 headline/pt/h-short4:-20
headline/pt/h-short5:-23 headline/pt/h-words2:8 headline/pt/h-words3:-14 headline/pt/h-words4:-26 headline/pt/h-words5:-17
headline/pt/h-words6:-15 headline/pt/h-words7:15 headline/pt/h::35 headline/ro:15 headline/ro/h-behind:11 headline/ro/h-capital-part2:-5
headline/ro/h-capital-part3:-7 headline/ro/h-capital-part4:5 headline/ro/h-capital-part5:20 headline/ro/h-capital-part6:11
headline/ro/h-capitals1:39 headline/ro/h-capitals3:-25 headline/ro/h-capitals4:14 headline/ro/h-capitals5:13 headline/ro/h-capitals6:-7
headline/ro/h-comma:5 headline/ro/h-label-said:-5 headline/ro/h-short0:8 headline/ro/h-short1:24 headline/ro/h-short2:-11
headline/ro/h-short3:19 headline/ro/h-words1:18 headline/ro/h-words2:15 headline/ro/h-words3:15 headline/ro/h-words4:28
headline/ro/h-words5:-7 headline/ro/h-words6:-12 headline/ro/h-words7:-19 headline/ro/h::-13 two/1(:-6 two/1,:18 two/1-acronym:5
two/1-attributed:16 two/1-behind:-20 two/1-capital-part1:-19 two/1-capital-part2:-23 two/1-capital-part4:14 two/1-capital-part5:31
two/1-capital-part7:10 two/1-capitals1:11 two/1-capitals2:-10 two/1-capitals3:27 two/1-capitals4:-10 two/1-capitals6:-13
two/1-figure-first:9 two/1-leans:38 two/1-semicolon:13 two/1-short0:-29 two/1-short1:9 two/1-short2:-7 two/1-short3:-10 two/1-short4:9
two/1-short5:37 two/1-short6:7 two/1-short7:-9 two/1-specific:-19 two/1-words1:10 two/1-words2:23 two/1-words3:-8 two/1-words4:-13
two/1-words5:-9 two/1-words6:-10 two/1-words8:17 two/1.:27 two/10:-17 two/1::30 two/1–:29 two/1…:6 two/2":-8 two/2(:13 two/2,:-5
two/2-attributed:-10 two/2-behind:23 two/2-capital-part0:-6 two/2-capital-part3:-6 two/2-capital-part4:-10 two/2-capital-part6:18
two/2-capitals0:7 two/2-capitals2:15 two/2-capitals3:9 two/2-capitals5:-17 two/2-common:-8 two/2-counts:-8 two/2-death:-11
two/2-figure-first:6 two/2-found0:39 two/2-found1:14 two/2-found2:-45 two/2-fresh1:8 two/2-fresh2:6 two/2-fresh3:21 two/2-fresh4:-9
two/2-fresh5:-10 two/2-fresh6:-5 two/2-kept0:-10 two/2-kept1:-16 two/2-kept2:29 two/2-leans:-18 two/2-percent:-16 two/2-short0:-6
two/2-short1:13 two/2-short2:-8 two/2-short3:-9 two/2-short4:7 two/2-short5:-13 two/2-short6:22 two/2-single:6 two/2-specific:-16
two/2-words0:26 two/2-words4:-7 two/2-words5:-6 two/2-words7:-30 two/2-words8:28 two/2.:13 two/20:-12 two/2::-6 two/2?:7 two/2…:5
two/begun:-24 two/de:-20 two/de/1-capital-part2:-5 two/de/1-capital-part3:-8 two/de/1-capital-part4:-5 two/de/1-capital-part6:-10
two/de/1-capital-part7:9 two/de/1-capitals3:9 two/de/1-capitals4:-10 two/de/1-capitals5:-9 two/de/1-capitals6:-10 two/de/1-short4:-16
two/de/h-behind:5 two/de/h-capital-part4:-27 two/de/h-capital-part6:5 two/de/h-capital-part7:-14 two/de/h-capital-part8:9
two/de/h-capitals2:10 two/de/h-capitals3:-21 two/de/h-capitals4:12 two/de/h-capitals5:-18 two/de/h-label:-17 two/de/h-label-said:-12
two/de/h-short0:8 two/de/h-short1:-8 two/de/h-short2:-12 two/de/h-short5:-7 two/de/h-words2:8 two/de/h-words3:7 two/de/h-words4:-12
two/de/h-words5:-7 two/de/h-words6:-12 two/de/lost0:-6 two/de/lost2:-13 two/de/lost3:5 two/de/lost4:22 two/de/lost5:-30 two/de/lost6:6
two/de/part0:8 two/de/part1:-5 two/de/part2:-5 two/de/part3:-14 two/de/part4:14 two/de/part5:-10 two/de/part7:-6 two/de/subject:11
two/en:14 two/en/1-capital-part0:5 two/en/1-capital-part2:10 two/en/1-capital-part3:9 two/en/1-capitals6:7 two/en/1-short1:-9
two/en/1-short4:11 two/en/h-behind:-7 two/en/h-capital-part0:-11 two/en/h-capital-part3:12 two/en/h-capitals1:-11 two/en/h-capitals2:12
two/en/h-capitals3:-11 two/en/h-capitals4:15 two/en/h-capitals5:-7 two/en/h-capitals6:17 two/en/h-label:-9 two/en/h-short1:14
two/en/h-short2:-13 two/en/h-short3:13 two/en/h-words2:-5 two/en/h-words3:19 two/en/h-words4:12 two/en/h-words6:-12 two/en/lost2:6
two/en/lost3:10 two/en/lost4:-11 two/en/lost6:7 two/en/part1:7 two/en/part5:12 two/es:40 two/es/1-capital-part2:11
two/es/1-capital-part3:-11 two/es/1-capitals1:12 two/es/1-capitals3:12 two/es/1-capitals4:-14 two/es/1-capitals5:10 two/es/1-capitals6:-20
two/es/1-short3:7 two/es/1-short4:5 two/es/1-short5:-5 two/es/h-capital-part0:-13 two/es/h-capital-part1:-7 two/es/h-capital-part2:22
two/es/h-capital-part4:6 two/es/h-capital-part5:-6 two/es/h-capitals2:-5 two/es/h-capitals5:19 two/es/h-capitals6:-9 two/es/h-short1:-10
two/es/h-short2:33 two/es/h-short3:-8 two/es/h-short4:-17 two/es/h-words4:-19 two/es/h-words5:5 two/es/h-words7:10 two/es/lost1:-9
two/es/lost5:-9 two/es/lost6:21 two/es/part0:-6 two/es/part1:25 two/es/part2:5 two/es/part3:-5 two/es/part5:-10 two/fr/1-capital-part0:7
two/fr/1-capital-part1:-7 two/fr/1-capital-part2:-6 two/fr/1-capitals1:13 two/fr/1-capitals2:8 two/fr/1-capitals4:-15 two/fr/1-capitals5:6
two/fr/1-capitals6:-9 two/fr/1-short3:-21 two/fr/1-short5:14 two/fr/h-behind:-8 two/fr/h-capital-part1:-8 two/fr/h-capital-part2:6
two/fr/h-capital-part4:-9 two/fr/h-capital-part5:15 two/fr/h-capitals2:-11 two/fr/h-capitals3:15 two/fr/h-capitals6:7 two/fr/h-comma:16
two/fr/h-label:14 two/fr/h-label-said:11 two/fr/h-short3:18 two/fr/h-short4:-13 two/fr/h-short5:-12 two/fr/h-words2:-14 two/fr/h-words3:9
two/fr/h-words6:29 two/fr/h-words7:-19 two/fr/h::-12 two/fr/lost1:-9 two/fr/lost3:6 two/fr/lost5:9 two/fr/lost6:-5 two/fr/part1:12
two/fr/part2:-11 two/fr/part6:-6 two/fr/subject:-8 two/fresh0:-7 two/fresh3:-17 two/fresh4:13 two/fresh5:6 two/fresh7:7 two/h!:-10
two/h":-8 two/h(:8 two/h,:-9 two/h-acronym:-7 two/h-attributed:5 two/h-behind:-5 two/h-capital-part1:-6 two/h-capital-part2:6
two/h-capital-part3:9 two/h-capital-part4:-24 two/h-capital-part5:5 two/h-capital-part6:9 two/h-capital-part7:-11 two/h-capital-part8:21
two/h-capitals1:11 two/h-capitals2:-15 two/h-capitals4:5 two/h-capitals6:20 two/h-comma:5 two/h-death:18 two/h-figure-first:-13
two/h-label-said:-13 two/h-nameless:10 two/h-percent:-19 two/h-short0:22 two/h-short1:6 two/h-short4:-7 two/h-short5:-5 two/h-specific:32
two/h-words1:15 two/h-words2:-14 two/h-words3:-16 two/h-words4:-7 two/h-words6:7 two/h-words7:19 two/h.:-21 two/h0:5 two/h::6 two/h?:-12
two/hi:-20 two/hi/1-capitals1:-6 two/hi/1-short3:5 two/hi/1-short5:19 two/hi/1-short7:-9 two/hi/h-behind:24 two/hi/h-capital-part0:7
two/hi/h-capital-part1:6 two/hi/h-capital-part2:-5 two/hi/h-capitals1:12 two/hi/h-comma:-28 two/hi/h-label:7 two/hi/h-label-said:-7
two/hi/h-short2:-8 two/hi/h-short3:11 two/hi/h-short4:14 two/hi/h-short5:-10 two/hi/h-words3:-7 two/hi/h-words7:11 two/hi/h::8
two/hi/lost0:5 two/hi/lost2:-11 two/hi/lost3:-7 two/hi/lost5:26 two/hi/lost6:-5 two/hi/part0:11 two/hi/part1:11 two/hi/part4:-11
two/hi/part7:5 two/hi/subject:-35 two/it:18 two/it/1-capital-part1:9 two/it/1-capital-part5:7 two/it/1-capitals2:11 two/it/1-capitals3:-7
two/it/1-capitals4:5 two/it/1-short4:11 two/it/h-behind:-14 two/it/h-capital-part3:16 two/it/h-capitals1:10 two/it/h-capitals2:-14
two/it/h-capitals4:-9 two/it/h-capitals5:24 two/it/h-comma:18 two/it/h-label-said:-6 two/it/h-short1:11 two/it/h-short2:-9
two/it/h-short4:-6 two/it/h-short5:23 two/it/h-words3:-13 two/it/h-words4:15 two/it/h-words7:9 two/it/lost0:11 two/it/lost2:-6
two/it/lost3:-5 two/it/lost4:12 two/it/lost6:12 two/it/part0:16 two/it/part1:-11 two/it/part3:18 two/it/part4:-7 two/it/part5:-8
two/it/part6:-5 two/it/part7:11 two/it/subject:28 two/kept0:49 two/kept1:26 two/kept2:13 two/kept3:-10 two/kept4:-9 two/kept5:-24
two/kept6:-39 two/longer0:8 two/longer1:5 two/longer3:-9 two/longer4:9 two/lost-count:18 two/lost-grave:19 two/lost-names0:-24
two/lost-names2:10 two/lost-names3:24 two/lost0:6 two/lost2:-19 two/lost3:-17 two/lost4:5 two/lost5:10 two/lost6:27 two/names:-14
two/new:-11 two/new-count:18 two/nl/1-capital-part0:-16 two/nl/1-capital-part1:-9 two/nl/1-capital-part2:-6 two/nl/1-capital-part4:7
two/nl/1-capital-part5:8 two/nl/1-capitals3:10 two/nl/1-capitals4:-25 two/nl/1-capitals5:-7 two/nl/1-capitals6:23 two/nl/1-short1:-5
two/nl/1-short3:19 two/nl/1-short4:-21 two/nl/h-behind:-5 two/nl/h-capital-part1:-20 two/nl/h-capital-part3:11 two/nl/h-capital-part5:8
two/nl/h-capital-part6:-6 two/nl/h-capitals1:-6 two/nl/h-capitals3:19 two/nl/h-capitals4:-15 two/nl/h-capitals6:5 two/nl/h-comma:9
two/nl/h-label:9 two/nl/h-label-said:15 two/nl/h-short0:5 two/nl/h-short2:-6 two/nl/h-short3:-10 two/nl/h-short4:7 two/nl/h-words1:23
two/nl/h-words3:-9 two/nl/h-words4:-5 two/nl/h-words6:-5 two/nl/lost0:8 two/nl/lost1:5 two/nl/lost2:-9 two/nl/lost3:-27 two/nl/lost5:18
two/nl/part0:24 two/nl/part1:-5 two/nl/part2:11 two/nl/part3:-14 two/nl/part4:-11 two/nl/part5:-11 two/nl/part7:8 two/nl/subject:-6
two/on-headline:-7 two/part0:49 two/part1:22 two/part2:-5 two/part3:-19 two/part4:-15 two/part5:-14 two/part6:-18 two/part7:6 two/pl:-7
two/pl/1-capital-part0:-6 two/pl/1-capital-part2:-11 two/pl/1-capital-part4:7 two/pl/1-capitals1:-13 two/pl/1-capitals2:-11
two/pl/1-capitals4:13 two/pl/1-short0:-23 two/pl/1-short1:22 two/pl/1-short2:-13 two/pl/1-short3:-6 two/pl/1-short4:7 two/pl/1-short5:5
two/pl/h-behind:-5 two/pl/h-capital-part0:13 two/pl/h-capital-part1:16 two/pl/h-capital-part2:-8 two/pl/h-capital-part3:-7
two/pl/h-capital-part5:-25 two/pl/h-capital-part6:7 two/pl/h-capitals1:24 two/pl/h-capitals3:-14 two/pl/h-capitals4:-6
two/pl/h-capitals5:-6 two/pl/h-short0:16 two/pl/h-short2:-11 two/pl/h-words3:-10 two/pl/h-words4:-9 two/pl/lost0:-9 two/pl/lost2:15
two/pl/lost3:-7 two/pl/lost6:-6 two/pl/part0:-6 two/pl/part1:-6 two/pl/part3:-5 two/pl/part4:6 two/pl/part5:15 two/pl/part7:-9
two/pl/subject:14 two/pt:100 two/pt/1-capital-part1:-10 two/pt/1-capital-part2:-8 two/pt/1-capital-part4:10 two/pt/1-capitals1:5
two/pt/1-capitals2:-7 two/pt/1-capitals3:-8 two/pt/1-capitals4:11 two/pt/1-short3:-7 two/pt/1-short4:17 two/pt/1-short5:-7
two/pt/h-behind:5 two/pt/h-capital-part1:7 two/pt/h-capital-part2:-14 two/pt/h-capital-part3:-12 two/pt/h-capital-part4:9
two/pt/h-capital-part5:10 two/pt/h-capitals1:-7 two/pt/h-capitals2:5 two/pt/h-capitals3:-5 two/pt/h-capitals4:9 two/pt/h-comma:-5
two/pt/h-short2:8 two/pt/h-short3:-14 two/pt/h-short4:-7 two/pt/h-short5:8 two/pt/h-words2:-8 two/pt/h-words5:17 two/pt/h-words6:-5
two/pt/lost1:9 two/pt/lost4:-12 two/pt/lost6:5 two/pt/part0:9 two/pt/part3:-8 two/pt/subject:20 two/reporter:-6 two/ro:56
two/ro/1-capital-part1:-6 two/ro/1-capital-part2:-8 two/ro/1-capital-part3:11 two/ro/1-capitals1:-5 two/ro/1-capitals2:-17
two/ro/1-capitals3:13 two/ro/1-capitals4:21 two/ro/1-capitals6:-10 two/ro/1-short1:9 two/ro/1-short3:-9 two/ro/1-short4:-5
two/ro/h-capital-part1:-6 two/ro/h-capital-part4:-7 two/ro/h-capitals1:-6 two/ro/h-capitals2:-6 two/ro/h-capitals3:14 two/ro/h-capitals4:5
two/ro/h-capitals5:-13 two/ro/h-comma:-8 two/ro/h-label:-5 two/ro/h-short2:9 two/ro/h-short3:-10 two/ro/h-short4:15 two/ro/h-short5:-11
two/ro/h-words3:-11 two/ro/h-words4:8 two/ro/h-words5:-13 two/ro/h-words6:6 two/ro/h::18 two/ro/lost0:-7 two/ro/lost3:7 two/ro/lost4:-8
two/ro/lost5:5 two/ro/part2:-8 two/ro/part3:6 two/ro/part4:8 two/ro/part7:-7 two/ro/subject:-5 two/subject:12
`
